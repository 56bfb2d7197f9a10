"""Print how the rules of Quoridor compare with OpenSpiel's; run by hand, never a gate."""

from __future__ import annotations

from tactilegrid.app.bench_quoridor import ratios


def main() -> None:
    for found in ratios():
        print(
            f"{found.name}: ratio {found.ratio:.2f}, goal {found.goal:.2f} "
            f"(ours {found.ours * 1000:.1f} ms, OpenSpiel {found.theirs * 1000:.1f} ms)"
        )


if __name__ == "__main__":
    main()

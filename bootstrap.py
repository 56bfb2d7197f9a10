#!/usr/bin/env python3
"""Make a private environment beside this file, then play or test in it.

    python3 bootstrap.py play ...     play; nothing after it opens the menu
    python3 bootstrap.py run ...      any other word of the program: rules, keys, replay ...
    python3 bootstrap.py test         everything that must pass before a change is sent
    python3 bootstrap.py test ...     pytest alone, with these arguments

Standard output belongs to the game: what this file has to say, it says on standard error.
It keeps to syntax that old Pythons read, so that they can say what is needed instead.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

TYPE_CHECKING = False  # `typing` itself is not worth its import here
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NEEDED = (3, 11)
WINDOWS = os.name == "nt"

# What a log says when nothing outside answered; each tool has its own words.
NO_NETWORK = (
    "Failed to establish a new connection",
    "NewConnectionError",
    "Temporary failure in name resolution",
    "Name or service not known",
    "Network is unreachable",
    "ConnectTimeoutError",
    "Connection refused",
    "getaddrinfo failed",
)

# Debian package, and the command or file that shows that it is there.
DEBIAN = {
    "fenrir": "fenrir",
    "yasr": "yasr",
    "speech-dispatcher": "speech-dispatcher",
    "espeak-ng": "espeak-ng",
    "alsa-utils": "aplay",
    "brltty": "brltty",
    "dbus": "dbus-daemon",
    "libglib2.0-bin": "gdbus",
    "gcc": "gcc",
    "g++": "g++",
    "make": "make",
    "openscad": "openscad",
    "gcc-avr": "avr-gcc",
    "avr-libc": "/usr/lib/avr/include/avr/io.h",
    "arduino-core-avr": "/usr/share/arduino/hardware/arduino/avr/cores/arduino/Arduino.h",
    "libsimavr-dev": "/usr/include/simavr/sim_avr.h",
}


class Stop(Exception):
    """A sentence for the person at the keyboard; nothing more can be done here."""


def say(sentence: str) -> None:
    """One plain line on standard error."""
    print(sentence, file=sys.stderr, flush=True)


def check_python(version: Sequence[object]) -> None:
    """Raise Stop where *version* is older than the program can run on."""
    if tuple(version[:2]) < NEEDED:
        have = ".".join(str(part) for part in version[:2])
        raise Stop(
            "tactilegrid needs Python 3.11 or newer; this is Python " + have + ".\n"
            "Start it with a newer one, for example: python3.11 bootstrap.py play"
        )


class Environment:
    """The folder `.venv` beside this file, and what is installed in it.

    A stamp tells later starts that nothing has to be done: it holds what was installed, and from
    which project files, by which Python, in which folder.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.programs = self.folder / ("Scripts" if WINDOWS else "bin")
        self.python = self.program("python")
        self.stamp = self.folder / "installed.txt"
        self.log = self.folder / "install.log"

    def program(self, name: str) -> Path:
        """The path of an installed command."""
        return self.programs / (name + ".exe" if WINDOWS else name)

    def fingerprint(self) -> str:
        """What an install depends on; another fingerprint asks for another install."""
        digest = hashlib.sha256()
        for name in ("pyproject.toml", "hatch_build.py"):
            path = self.root / name
            digest.update(path.read_bytes() if path.exists() else b"")
        digest.update(repr((sys.version, str(self.folder))).encode())
        return digest.hexdigest()

    def ready(self, extra: str) -> bool:
        """Whether *extra* is installed and current; what the tests need holds what play needs."""
        try:
            mark, _, extras = self.stamp.read_text(encoding="utf-8").strip().partition(" ")
        except (OSError, UnicodeDecodeError):
            return False
        whole = self.python.exists() and self.program("tactilegrid").exists()
        return whole and mark == self.fingerprint() and extra in extras.split()

    def prepare(self, extra: str) -> None:
        """Install the checkout with *extra*, unless that was done before."""
        if self.ready(extra):
            return
        say("Setting up tactilegrid in .venv. This is done once and takes a minute or two.")
        self.create()
        self.install(extra)
        extras = "build" if extra == "build" else "build " + extra
        self.stamp.write_text(self.fingerprint() + " " + extras + "\n", encoding="utf-8")
        say("Ready.")

    def has_pip(self) -> bool:
        """Whether the environment's own Python starts and has pip."""
        try:
            return self.quietly([self.python, "-c", "import pip"]).returncode == 0
        except OSError:
            return False

    def create(self) -> None:
        """Make the folder, or make it anew where it is broken."""
        if self.has_pip():
            return
        check_venv()
        if self.folder.exists():
            say("The environment in .venv is broken; making it anew.")
        try:
            if self.folder.is_file() or self.folder.is_symlink():
                self.folder.unlink()
            self.folder.mkdir(exist_ok=True)
            self.log.write_bytes(b"")
        except OSError as error:
            raise Stop(cannot_write(self.root, error)) from None
        done = self.quietly([sys.executable, "-m", "venv", "--clear", self.folder])
        if done.returncode != 0 or not self.has_pip():
            raise Stop(
                "Python could not make an environment with pip in .venv.\n"
                "On Debian or Ubuntu: apt install python3-venv python3-pip"
            )

    def install(self, extra: str) -> None:
        """Let pip install the checkout; its words go to a log, its hands off the game's input."""
        what = str(self.root) + "[" + extra + "]"
        command = [self.python, "-m", "pip", "install", "--editable", what]
        quiet = dict(os.environ, PIP_NO_INPUT="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
        say("Installing what it needs.")
        try:
            with self.log.open("wb") as log:
                code = subprocess.call(
                    [str(part) for part in command],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    env=quiet,
                    cwd=str(self.root),
                )
        except OSError as error:
            raise Stop(cannot_write(self.root, error)) from None
        if code != 0:
            raise Stop(why_pip_failed(self.log))

    def compile(self) -> None:
        """Keep the checkout's bytecode current, even where Python is told to write none itself.

        Without it every start would compile the program anew, at several times its usual length.
        """
        sources = self.root / "src"
        mark = self.folder / "compiled.txt"
        newest = max((path.stat().st_mtime_ns for path in sources.rglob("*.py")), default=0)
        if mark.exists() and mark.stat().st_mtime_ns > newest:
            return
        self.quietly([self.python, "-m", "compileall", "-q", sources])
        try:
            mark.write_text("", encoding="utf-8")
        except OSError:
            say("The program could not be compiled ahead; it will start more slowly.")

    def quietly(self, command: Iterable[object]) -> subprocess.CompletedProcess[bytes]:
        """Run a command that has nothing to say to a person."""
        return subprocess.run(
            [str(part) for part in command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )


def check_venv() -> None:
    """Raise Stop where Python came without the parts that make an environment."""
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        raise Stop(
            "This Python cannot make environments: venv or ensurepip is missing.\n"
            "On Debian or Ubuntu: apt install python3-venv\n"
            "On Fedora: dnf install python3. Then start again."
        ) from None


def cannot_write(folder: Path, error: OSError) -> str:
    """The sentence for a folder that takes no files."""
    reason = error.strerror or type(error).__name__
    return (
        "Cannot write in the folder " + str(folder) + ": " + reason + ".\n"
        "Put the project in a folder of your own, then start again."
    )


def why_pip_failed(log: Path) -> str:
    """One sentence from a log that may be hundreds of lines."""
    text = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
    if any(mark in text for mark in NO_NETWORK):
        return "No network: pip could not reach its packages. Connect once, then start again."
    if "No space left on device" in text:
        return "The disk is full: pip could not install. Make room, then start again."
    errors = [line.strip() for line in text.splitlines() if line.strip().startswith("ERROR")]
    last = errors[-1] if errors else "it gave no reason"
    return "pip could not install tactilegrid: " + last + "\nAll it said is in " + str(log)


def play(environment: Environment, words: list[str]) -> int:
    """Become the game, with this terminal as it is."""
    environment.prepare("build")
    environment.compile()
    program = str(environment.program("tactilegrid"))
    if not WINDOWS:
        os.execv(program, [program, *words])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the game's to answer
    return subprocess.call([program, *words])


def there(mark: str) -> bool:
    """Whether a command can be started, or a file is in its place."""
    return os.path.exists(mark) if mark.startswith("/") else shutil.which(mark) is not None


def debian_packages() -> None:
    """Install the readers and voices that the tests listen to, or say that they are missing."""
    missing = [package for package, mark in DEBIAN.items() if not there(mark)]
    if not missing:
        return
    names = " ".join(missing)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (root and shutil.which("apt-get")):
        say("Missing: " + names + ". Tests that need them are skipped.")
        say("On Debian or Ubuntu: sudo apt-get install " + names)
        return
    say("Installing Debian packages: " + names + ".")
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *missing]):
        done = subprocess.run(
            ["apt-get", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=quiet,
            check=False,
        )
        if done.returncode != 0:
            say("apt-get " + words[0] + " failed:")
            say(done.stdout.decode("utf-8", "replace").strip()[-2000:])
            return


# The same order of tests every time; plain `pytest` shuffles them anew.
PYTEST = ("pytest", "-q", "--randomly-seed=1")

COVERAGE = (
    "--cov",
    "--cov-branch",
    "--cov-report=term-missing:skip-covered",
    "--cov-fail-under=100",
)

SERVICES = "tests with services"
BUILDS = "tests that build and measure"

# The tests that every branch of core, games and speech is measured by, which makes them three times
# as slow; all others run without.
MEASURED = (
    *("tests/core", "tests/games", "tests/speech", "tests/engines", "tests/lessons"),
    *("tests/contract/test_signs_contract.py", "tests/contract/test_layouts_contract.py"),
    "tests/contract/test_pieces_contract.py",
    *("tests/app/test_layouts.py", "tests/app/test_reports.py"),
)

# What compiles, emulates and measures has the processors to itself.
BUSY = ("tests/hardware", "tests/app/test_bench.py", "tests/app/test_bench_speech.py")

# The order is from quick to slow. Tests with services mostly wait, for a reader to have said all or
# for an index that does not answer: four at a time keep two processors half at work. What fails
# even so, or is measured as too slow, is tried once more by itself.
CHECKS = (
    ("ruff check", ["ruff", "check", "."]),
    ("ruff format", ["ruff", "format", "--check", "."]),
    ("mypy", ["mypy"]),
    ("mypy of the tools", ["mypy", "bootstrap.py", "tools"]),
    ("import rules", ["lint-imports"]),
    (
        "tests and coverage",
        [*PYTEST, "-m", "not service", "-n", "2", *COVERAGE, *MEASURED],
    ),
    (
        "all other tests",
        [*PYTEST, "-m", "not service", "-n", "2", *(f"--ignore={each}" for each in MEASURED)],
    ),
    (
        BUILDS,
        [*PYTEST, "-m", "service", "-n", "2", "--durations=10", *BUSY],
    ),
    (
        SERVICES,
        [
            *(*PYTEST, "-m", "service", "-n", "4", "--durations=10"),
            *(f"--ignore={each}" for each in BUSY),
        ],
    ),
)


def once_more(environment: Environment, settings: dict[str, str]) -> int:
    """Try once more what failed: the machine may have kept a reader or a clock from its work."""
    print("== what failed there, once more", flush=True)
    return subprocess.call(
        [str(environment.program("pytest")), *PYTEST[1:], "-m", "service", "--last-failed"],
        stdin=subprocess.DEVNULL,
        env=settings,
        cwd=str(environment.root),
    )


def test(environment: Environment, words: list[str]) -> int:
    """Run all checks, or pytest alone with *words*; the exit code is that of the worst."""
    debian_packages()
    environment.prepare("test")
    environment.compile()
    path = str(environment.programs) + os.pathsep + os.environ.get("PATH", "")
    settings = dict(os.environ, PATH=path, VIRTUAL_ENV=str(environment.folder))
    checks = [("pytest", ["pytest", *words])] if words else list(CHECKS)
    failed: list[str] = []
    for name, command in checks:
        print("== " + name, flush=True)
        program = str(environment.program(command[0]))
        code = subprocess.call(
            [program, *command[1:]],
            stdin=subprocess.DEVNULL,
            env=settings,
            cwd=str(environment.root),
        )
        if code != 0 and name in (BUILDS, SERVICES):
            code = once_more(environment, settings)
        if code != 0:
            failed.append(name)
    for name, _ in checks:
        print(("FAILED: " if name in failed else "passed: ") + name, flush=True)
    print("Some checks failed." if failed else "All checks passed.", flush=True)
    return 1 if failed else 0


def chosen(words: list[str], root: Path) -> int:
    """Do what the command line asks; returns the exit code."""
    check_python(sys.version_info)
    environment = Environment(root)
    if words and words[0] == "play":
        return play(environment, words if words[1:] else [])
    if words and words[0] == "run":
        return play(environment, words[1:])
    if words and words[0] == "test":
        return test(environment, words[1:])
    asked = bool(words) and words[0] in ("help", "-h", "--help")
    print((__doc__ or "").strip(), file=sys.stdout if asked else sys.stderr)
    return 0 if asked else 2


def main() -> int:
    """Every way out is an exit code and at most a few sentences."""
    try:
        return chosen(sys.argv[1:], Path(__file__).resolve().parent)
    except Stop as stop:
        say(str(stop))
        return 1
    except OSError as error:
        say("Could not go on: " + str(error))
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


if __name__ == "__main__":
    sys.exit(main())

# Matches between engines: what is played, how far it is, what it shows.

match-begins = { $game }: { $one } against { $other }, { $n ->
    [one] { $n } game
   *[other] { $n } games
}.
match-spends = { $how ->
    [nodes] { $n ->
        [one] { $n } position looked at for a move.
       *[other] { $n } positions looked at for a move.
    }
    [ms] { $n ->
        [one] { $n } millisecond a move.
       *[other] { $n } milliseconds a move.
    }
   *[usual] As long a move as each level usually takes.
}
match-own = { $name }: { $how ->
    [nodes] { $n ->
        [one] { $n } position
       *[other] { $n } positions
    }
   *[ms] { $n ->
        [one] { $n } millisecond
       *[other] { $n } milliseconds
    }
} a move.
match-kept = Openings { $seed }. Kept in { $folder }
match-goes-on = { $n ->
    [one] { $n } game is there already.
   *[other] { $n } games are there already.
}
match-minute = Minute { $minute }: game { $number } of { $games }.
match-score = { $one } won { $won }, { $other } won { $lost }, drawn { $drawn }.
match-share = { $name }: { $percent } percent of the points. Wilson interval, 95 percent: { $low } to { $high }.
match-stronger = { $name } is the stronger one.
match-open = Neither is shown to be the stronger one.
match-seat = { $name } in seat { $seat }: won { $won }, lost { $lost }, drawn { $drawn }.
match-role = In seat { $seat } against { $third }, from the same starts; pairs are counted.
match-length = Games of { $low } to { $high } moves, { $n } on average.
match-time = { $name }: { $mean } ms a move on average, { $most } at most, late { $late }.
match-forfeits = { $name } lost its seat: { $why ->
    [ended] it ended
    [late] too late
    [illegal] an illegal move
    [flood] it wrote without end
    [unreadable] it could not be understood
   *[silent] it was silent
}, { $n ->
    [one] { $n } time
   *[other] { $n } times
}.
match-twin = { $name } { $number }
match-another = { $path } holds another match, or another start of this one.
match-damaged = { $path }: result { $n } cannot be read.
match-no-engine = The engine cannot be started.
match-styled = { $level }, { $style ->
    [bold] bold
   *[careful] careful
}
match-busy = The match in { $path } is being played by another program.

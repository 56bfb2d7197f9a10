# What stands on a tactile sheet, and what is said of making one.

sheet-view = { $who_is ->
    [nobody] As everybody may know it.
   *[somebody] As { $who } knows it.
}
sheet-wall = wall
sheet-unknown = unknown side
sheet-number = --{ $option } cannot be { $given }: a whole number from { $low } to { $high }.
sheet-not-with = --{ $option } is not for { $format }.
sheet-other-game = That file is a game of { $game }.
sheet-no-grid = No grid { $given }. There are: { $known }.
sheet-one-grid = This game has one grid only: leave out --grid.
sheet-too-small = Too many squares for { $paper }. Say --paper a3, or another --format.
sheet-no-page = No page { $given }: this sheet has { $n ->
    [one] { $n } page
   *[other] { $n } pages
}.
sheet-exists = { $path } is there already, and is left as it is.
sheet-not-written = { $path } cannot be written: { $why }.
sheet-written = Written: { $path }.
sheet-written-pages = Written: { $path } to { $last }, { $n ->
    [one] { $n } page
   *[other] { $n } pages
}.

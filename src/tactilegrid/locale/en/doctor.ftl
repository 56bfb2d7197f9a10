# The report of `doctor`: one thing a line, read by ear and sent by mail.

doctor-readers = Screen readers found: { $readers }.
doctor-no-readers = No screen reader was found.
doctor-owner = Who speaks: { $mode ->
    [self] our own voice
   *[console] lines for your screen reader
}, { $why ->
    [asked] as was asked for
    [environment] as the environment says
    [remembered] as your settings say
    [accessible] since { $variable } is set
    [far] since you sit at another machine
    [reader] since a reader was found
    [pipe] since there is no terminal
   *[none] since no reader was found
}.
doctor-source = Voice source: { $name } first, then the others.
doctor-voice = Voice { $name }, { $id }: { $said ->
    [yes] works
   *[no] is there
}.
doctor-voice-can = Voice { $name }, { $id }: { $said ->
    [yes] works
   *[no] is there
}: { $can }.
doctor-voice-not = Voice { $name }, { $id }: no. { $why }
doctor-why = { $why ->
    [hangs] It does not answer.
    [no-sound] There is no sound device.
    [says-nothing] It takes a sentence and says nothing.
    [never-ends] It begins a sentence and never ends: is there a sound device?
   *[same-server] It speaks through the same server.
}
doctor-can = { $what ->
    [ends] tells ends
    [cuts] can be cut
    [language] languages
    [voice] choice of voices
    [rate] rate
    [pitch] pitch
   *[volume] volume
}
doctor-sentence = This is { $name }. e5, empty. Wall north.
doctor-braille = { $lines ->
    [one] Braille: a display of { $cells } cells.
   *[other] Braille: a display of { $lines } lines of { $cells } cells.
}
doctor-braille-not = Braille: { $why ->
    [absent] BRLTTY does not run.
    [refused] BRLTTY refuses the key.
    [size] BRLTTY has no display.
    [busy] another program has the display.
   *[lost] BRLTTY does not answer.
}
doctor-cues = Short sounds: played by { $name }.
doctor-cues-not = Short sounds: nothing here could play one.
doctor-ports = Serial ports: { $n }, { $known ->
    [0] none of which could be a board
    [one] one of which could be a board
   *[other] { $known } of which could be a board
}.
doctor-ports-late = Serial ports: the system does not list them in time.
doctor-ports-unknown = Serial ports: not looked for, { $name } is not installed.
doctor-settings = Settings: { $path }, { $count ->
    [one] one of them set
   *[other] { $count } of them set
}.
doctor-settings-new = Settings: { $path }, not there yet.
doctor-settings-bad = Settings: { $path } cannot be used.
doctor-terminal = Terminal: { $kind }, { $columns } by { $rows }, { $encoding }.
doctor-pipe = No terminal at both ends. Kind: { $kind }, { $encoding }.
doctor-version = { $program }, { $python }, { $system }.
doctor-library = { $name } { $version }
doctor-library-not = { $name }: not installed
doctor-broken = One look failed: { $what }.
doctor-well = All that is needed works.
doctor-ill = Something that is needed does not work.

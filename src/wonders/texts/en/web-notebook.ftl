web-playon = Play on from here
web-playon-intro = After step { $n }, at a new table of your own. The match goes on as if it had just come to this; it is never rated.
web-playon-seat = Your seat
web-playon-hidden = Hidden cards
web-playon-same = As they were
web-playon-new = Dealt anew
web-playon-others = The others
web-playon-bots = Bots
web-playon-people = Friends
web-playon-level = Strength
web-playon-begin = Play on
web-playon-edit = Set up this position
web-notebook-open = Write about it
web-notebook-intro = A notebook has text and a match in it, with other ways the match could have gone. Whoever has its link can read it; only this browser can change yours.
web-notebook-mine = Your notebooks
web-notebook-shipped = To read
web-notebook-untitled = Without a title
web-notebook-new = A new notebook
web-notebook-title = Title
web-notebook-file = A record or notation from a file
web-notebook-paste = or pasted here; left empty, the notebook is text alone
web-notebook-begin = Begin
web-notebook-deal = Cards are dealt
web-notebook-lines = Lines
web-notebook-remarks = About this move
web-notebook-pick = Choose a move to say something about it.
web-notebook-comment = Comment
web-notebook-name = Name of the line that begins here
web-notebook-mark = { $mark ->
    [0] excellent
    [1] good
    [2] interesting
    [3] doubtful
    [4] a mistake
   *[other] a blunder
}
web-notebook-here = this moment
web-notebook-link = Link to it in the text
web-notebook-cut = Delete from here on
web-notebook-other = Another way
web-notebook-other-intro = Answer otherwise from the moment that is shown, and a new line begins there.
web-notebook-try = Try something else here
web-notebook-whose = Whose answer
web-notebook-asked = { $name } answers:
web-notebook-bots-answer = For the other players bots answer.
web-notebook-over = Nobody is asked here: the match is over.
web-notebook-write = Write
web-notebook-text = Text
web-notebook-how = # makes a heading, - a list, **bold**, *italic*, [words](#12) a link to move 12. Nothing is kept before you save.
web-notebook-save = Save
web-notebook-saved = Saved
web-notebook-delete = Delete the notebook
web-notebook-add-match = Add match { $table } as a line
web-notebook-notation = As notation
web-notebook-record = This line as a record
web-notebook-missing = There is no such notebook (any more).

export const tour = {
  'tour.title': 'First steps',
  'tour.progress': '{n} of {all}',
  'tour.next': 'Next',
  'tour.back': 'Back',
  'tour.leave': 'Leave the tour',
  'tour.end': 'To the game',
  'tour.board.title': 'The board',
  'tour.board.text':
    'Drag to move the map, roll or pinch to come nearer. A click takes up a unit; the hexes it may go to light up, each with its cost. A second click sends it there.',
  'tour.board.keys': 'By keyboard: arrows move the cursor, Enter picks, Esc lets go, + and - come nearer and go away.',
  'tour.prompt.title': 'What is asked of you',
  'tour.prompt.text':
    'One line always says what the game waits for, with the rule it comes from. The red button ends the step; it says why when you cannot end it yet.',
  'tour.selection.title': 'Who stands here',
  'tour.selection.text':
    'All units of the hex you picked, and what can be done with them. Several can be taken up together.',
  'tour.layers.title': 'Layers',
  'tour.layers.text':
    'Draw supply, control, zones, reach and more over the map. They show what your side may know, never more.',
  'tour.panels.title': 'What there is to look up',
  'tour.panels.text':
    'Who stands in the hex you picked and what they can do, the turn and its charts, the forces, the log of all that happened. Panels of the game itself, such as production, come here too; a battle opens by itself.',
  'tour.log.title': 'The log',
  'tour.log.text':
    'Everything that happened, dice included, in plain words. A place in it leads to the map, a number to its rule.',
  'tour.rules.title': 'The rules',
  'tour.rules.text':
    'Every rule in short, by number or by search. Most can be shown on the board: watch it, or try it with your own hand.',
  'tour.undo.title': 'Taking back',
  'tour.undo.text':
    'Moves can be taken back until dice fall, something is revealed or the other side is to move. Nothing is ever lost by trying: what the rules forbid is refused with the reason.',
  'tour.help.title': 'Help',
  'tour.help.text': 'All keys, this tour once more, and the tutorial of the game.',
  'tour.settings.title': 'Your table',
  'tour.settings.text':
    'Light or dark, size of the text, colours that do not depend on red and green, motion. Games are kept by themselves.',
} as const;

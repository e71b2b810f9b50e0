export const tour = {
  'tour.title': 'First steps',
  'tour.progress': '{n} of {all}',
  'tour.next': 'Next',
  'tour.back': 'Back',
  'tour.leave': 'Leave the tour',
  'tour.end': 'To the game',
  'tour.board.title': 'The board',
  'tour.board.text':
    'Drag to move the map; use the wheel or pinch to zoom. Click a unit to select it: the hexes it can reach light up, each with its cost. A second click sends it there.',
  'tour.board.keys': 'By keyboard: arrow keys move the cursor, Enter selects, Esc cancels, + and - zoom.',
  'tour.prompt.title': 'What to do now',
  'tour.prompt.text':
    'One line always says what the game is waiting for, with the rule behind it. The red button ends the step; if you cannot end it yet, it says why.',
  'tour.selection.title': 'Who is here',
  'tour.selection.text':
    'All units in the hex you selected, and what you can do with them. You can select several at once.',
  'tour.layers.title': 'Layers',
  'tour.layers.text':
    'Show supply, control, zones of control, reach and more on the map. You see what your side may know, never more.',
  'tour.panels.title': 'What you can look up',
  'tour.panels.text':
    'The units in the hex you selected and what they can do, the turn and its charts, the forces, the log of everything that happened. The game’s own panels, such as production, appear here too; a battle opens in its own window.',
  'tour.log.title': 'The log',
  'tour.log.text':
    'Everything that happened, dice included, in plain words. Click a place to see it on the map, a number to read its rule.',
  'tour.rules.title': 'The rules',
  'tour.rules.text':
    'Every rule in brief, by number or by search. Most can be shown on the board: watch, or try the moves yourself.',
  'tour.undo.title': 'Undo',
  'tour.undo.text':
    'Moves can be undone until dice are rolled, something is revealed or the other side is to move. You lose nothing by trying: what the rules forbid is refused, with the reason.',
  'tour.help.title': 'Help',
  'tour.help.text': 'All keys, this tour again, and the tutorial of the game.',
  'tour.settings.title': 'Your table',
  'tour.settings.text':
    'Light or dark, text size, colours that do not depend on red and green, animation. Games are saved automatically.',
} as const;

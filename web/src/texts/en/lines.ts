// Lines tried beside a game.
export const lines = {
  'lines.title': 'Lines',
  'lines.what':
    'Try something from here without touching the game: in a line everything can be undone, units you have not identified stay unknown (their strength is assumed), and the computer answers for the other side.',
  'lines.none': 'No line has been tried yet.',
  'lines.new': 'Try a line from here',
  'lines.back': 'Back to the game',
  'lines.named': 'Line {n}',
  'lines.name': 'Name',
  'lines.from': 'Begun',
  'lines.now': 'Now',
  'lines.score': 'Score',
  'lines.strength': '{side} steps',
  'lines.open': 'Open',
  'lines.remove': 'Remove this line',
} as const;

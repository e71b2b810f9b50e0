export const ui = {
  'ui.close': 'Close',
  'ui.undo': 'Undo',
  'ui.dismiss': 'Dismiss',
  'ui.openRule': 'Open rule {rule}',
  'ui.goTo': 'Show {place} on the map',
  'ui.dice': 'Dice: {dice}',
  'ui.die': '{n} of {faces}',
  'ui.dieHit': '{n} of {faces}, counts',
  'ui.percent': '{n}%',
  'ui.notices': 'Messages',
} as const;

export const attack = {
  'attack.title': 'If I attack {place}',
  'attack.help': 'Tick the units below or click them on the map. Another enemy stack becomes the target.',
  'attack.near': 'My units, nearest first',
  'attack.far': '{n} {n|hex|hexes} away',
  'attack.beside': 'adjacent',
  'attack.here': 'there already',
  'attack.more': 'Show units farther away',
  'attack.none': 'Unmark all',
  'attack.close': 'Close',
} as const;

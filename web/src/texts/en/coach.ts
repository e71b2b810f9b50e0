// What the staff would do, and where a game was decided.
export const coach = {
  'coach.hint': 'What would the staff do?',
  'coach.review': 'Where was it decided?',
  'coach.progress': 'How far the staff has come',
  'coach.hurry': 'Hurry',
  'coach.waits': 'The staff compares plans. It knows what you know, and no more.',
  'coach.marshal': 'What would the Marshal do?',
  'coach.marshalHint': 'Compares the plans more often; it takes longer.',
  'coach.nothing': 'The staff has nothing to say now: there is nothing for you to decide, or the game has gone on.',
  'coach.failed': 'The staff could not answer. The game is as it was.',
  'coach.plan': 'Plan: {name}',
  'coach.why':
    'Why: played through {tried} {tried|time|times} with the enemy’s answer, it comes out at {points} points at the end of the game, yours less the enemy’s.',
  'coach.others': 'Compared with',
  'coach.othersHint': 'What was tried less often was dropped earlier, and its points are less certain.',
  'coach.name': 'Plan',
  'coach.points': 'Points',
  'coach.tried': 'Times tried',
  'coach.orders': 'Orders for this step',
  'coach.battles': 'Battles this leads to',
  'coach.looks': 'Looking back at every turn. This may take a minute.',
  'coach.what':
    'Points are those expected at the end of the game, yours less the enemy’s. Dice: what they brought beyond what such dice bring on average. Decisions: how much better or worse the turn came out for you than if the staff had played both sides of it. Differences of less than a point mean little.',
  'coach.whatFirst':
    'Points are those expected at the end of the game, of {side} less the enemy’s. Dice: what they brought beyond what such dice bring on average. Decisions: how much better or worse the turn came out than if the staff had played both sides of it. Differences of less than a point mean little.',
  'coach.turn': 'Turn',
  'coach.of': 'Side',
  'coach.before': 'Before',
  'coach.after': 'After',
  'coach.luck': 'Dice',
  'coach.decided': 'Decisions',
  'coach.even': 'No turn stands out: the result came in small steps.',
} as const;

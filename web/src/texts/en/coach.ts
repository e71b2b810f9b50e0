// What the staff would do, and where a game was decided.
export const coach = {
  'coach.hint': 'What would the staff do?',
  'coach.review': 'Where was it decided?',
  'coach.progress': 'Progress of the staff',
  'coach.hurry': 'Hurry',
  'coach.waits': 'The staff is comparing plans. It knows what you know, and no more.',
  'coach.marshal': 'What would the Marshal do?',
  'coach.marshalHint': 'The Marshal compares more plans and plays each out more often. It takes longer.',
  'coach.nothing': 'The staff has no advice now: either there is nothing for you to decide, or the game has moved on.',
  'coach.failed': 'The staff could not answer. Your game is unchanged.',
  'coach.plan': 'Plan: {name}',
  'coach.why':
    'Why: played out {tried} {tried|time|times}, the enemy’s answer included, it promises {points} points at the end of the game: yours minus the enemy’s.',
  'coach.others': 'Compared with',
  'coach.othersHint':
    'A plan that was played less often was dropped earlier, and its points are less certain. Where a difference may be chance, the staff keeps to its usual plan.',
  'coach.name': 'Plan',
  'coach.points': 'Points',
  'coach.tried': 'Times played',
  'coach.orders': 'Orders for this phase',
  'coach.isCut': 'More orders follow. Ask again once these are carried out.',
  'coach.battles': 'Battles this leads to',
  'coach.looks': 'Looking back at every turn. This may take a minute.',
  'coach.what':
    'Points are those expected at the end of the game: yours minus the enemy’s. Dice: how much better or worse than average they fell for you. Decisions: how much better or worse the turn went for you than if the staff had played both sides. Differences of less than a point mean little.',
  'coach.whatFirst':
    'Points are those expected at the end of the game: {side} minus the enemy’s. Dice: how much better or worse than average they fell for that side. Decisions: how much better or worse the turn went for it than if the staff had played both sides. Differences of less than a point mean little.',
  'coach.turn': 'Turn',
  'coach.expected': 'Expected',
  'coach.most': 'Most was decided in {when}, in the {side} turn: dice {luck}, decisions {decided}.',
  'coach.luck': 'Dice',
  'coach.decided': 'Decisions',
  'coach.even': 'No turn stands out: the game was decided in small steps.',
} as const;

// Many units at once.
export const many = {
  'many.offMap': 'It would leave the map.',
  'many.formation': 'In formation',
  'many.formationHint': 'Every stack goes as far and in the same direction as the one you pointed at last',
  'many.next': 'Next stack',
  'many.leave': 'Leave here',
  'many.byType': 'Select by type',
  'many.ofType': '{name}: {n} here, {ready} can act',
  'many.area': 'Select the units in an area',
  'many.threats': 'Enemy reach',
  'many.states': 'Only units that',
  'many.canAct': 'Can act',
  'many.selectFound': 'Select the {n} that can act',
  'many.planGo': '{n} of {all} {n|unit|units} can go.',
  'many.planNone': 'None of them can go that way.',
  'many.moreStay': 'and {n} more',
} as const;

// Layers, optional rules (OPT.general, 17 to 20: each a switch of its own), magazine variants (V1 to V18) and the readings players argue about (RULINGS.md).
import type { OptionInfo } from '@rasputitsa/kernel';

type OnOff<I extends string> = OptionInfo & { readonly id: I; readonly values: readonly boolean[] };
function onOff<I extends string>(
  id: I,
  title: string,
  rule: string,
  meaning: string,
  start: 'on' | 'off' = 'off',
): OnOff<I> {
  return { id, title, rule, meaning, values: [true, false], start: start === 'on' };
}
type Choice<I extends string, V extends string> = OptionInfo & { readonly id: I; readonly values: readonly V[] };
function choice<I extends string, V extends string>(
  id: I,
  title: string,
  rule: string,
  meaning: string,
  values: readonly V[],
): Choice<I, V> {
  return { id, title, rule, meaning, values, start: values[0] ?? null };
}

const LAYERS = [
  choice(
    'layer',
    'Rules',
    'INTRO.layers',
    'The Basic Game (chapters 1 to 9) or the Advanced Game (10 to 16 as well). The scenario says which.',
    ['basic', 'advanced'],
  ),
  choice(
    'length',
    'Length of the game',
    '16.1',
    'To the end of the scenario; or until both sides accept a result at one of the half-yearly checks.',
    ['scenario', 'agreed'],
  ),
];

/** Each stands alone; all need the Advanced Game. */
const OPTIONAL = [
  onOff('air-supply', 'Air supply', '17.2', 'Air units may supply cut-off units.'),
  onOff('paratrooper-drops', 'Paratrooper drops', '17.3', 'Soviet paratroopers may drop within five hexes.'),
  onOff('naval-transport', 'Naval transport', '17.4', 'Ships carry ground units from port to port.'),
  onOff('amphibious-landings', 'Amphibious landings', '17.5', 'Soviet marines may land on any coast.'),
  onOff('optional-supply', 'Optional out of supply', '18.0', 'Cut-off units take hits by a die instead of being lost.'),
  onOff(
    'strategic-movement',
    'Strategic movement',
    '19.1',
    'Units far from the enemy march twice as far along friendly rails.',
  ),
  onOff('extra-movement', 'Extra movement factors', '19.2', 'Units may march on at the price of a hit a factor.'),
  onOff('breaks-in-the-ice', 'Breaks in the ice', '19.3', 'On 1 or 2 ships move in spite of snow.'),
  onOff(
    'converting-oilfields',
    'Converting oilfields',
    '19.4',
    'A captured oilfield yields nothing until a 1 is rolled.',
  ),
  onOff('hidden-order-of-battle', 'Hidden order of battle', '19.5.1', 'What is to come is seen by its owner only.'),
  onOff('inverted-units', 'Inverted ground units', '19.5.2', 'Ground units away from the enemy may be turned over.'),
  onOff(
    'strategy-change',
    'Soviet strategy change',
    '19.5.3',
    '1941: the Soviet side names other cities for its reinforcements in secret.',
  ),
  onOff('variable-arrival', 'Variable arrival', '19.5.4', 'A die for each unit that is to come or go.'),
  onOff('incomplete-railroads', 'Incomplete railroads', '19.6', '1941: eleven railroad hexes must be finished first.'),
  onOff('ignore-retreats', 'Ignore required retreats', '20.1', 'A required retreat may be bought off with a hit.'),
  onOff('strategic-bombing', 'Strategic bombing', '20.2', 'Air units may attack railroads and replacements.'),
  onOff(
    'naval-retreats',
    'Retreats from naval bases',
    '20.3',
    'Ships that retreat from a base take ground units with them.',
  ),
  onOff(
    'mountain-attack',
    'Mountain units in the mountains',
    '20.4',
    'Mountain units attack with one more in mountains.',
  ),
];

const VARIANTS = [
  onOff('neutral-balkans', 'I. Neutral Balkans', 'V1', 'No Romanians and Hungarians; their countries are closed.'),
  onOff('neutral-finland', 'II. Neutral Finland', 'V2', 'No Finns; Finland is closed.'),
  choice(
    'italy',
    'III. Italian participation',
    'V3a',
    'As it was; no Italians but the Afrika Korps in the East (V3a); or more German help for Italy (V3b).',
    ['as it was', 'none', 'supported'],
  ),
  onOff(
    'active-allies',
    'IV. More active Axis allies',
    'V4',
    'Hungary fights from Turn 1; Finns move on panels A and B.',
  ),
  onOff('no-partisans', 'V. No partisans', 'V5', 'No partisan factors and no Partisan Activity Step.'),
  onOff('winter-preparation', 'VI. Better Axis winter preparation', 'V6', 'The first winter costs the Axis nothing.'),
  onOff('german-paratroopers', 'VII. German paratroopers jump', 'V7', 'The German paratrooper corps may drop.'),
  onOff('no-lend-lease', 'VIII. No lend-lease', 'V8', 'No lend-lease factors; Guard armies are slower and weaker.'),
  onOff(
    'japanese-invasion',
    'IX. Japanese invasion',
    'V9',
    'In November 1941 the Soviet side chooses what it pays for Siberia.',
  ),
  choice(
    'mobilization',
    'X. More German mobilization',
    'V10a',
    'As it was; tracked vehicles that make light of mud (V10a); or trucks for the infantry (V10b).',
    ['as it was', 'tracks', 'trucks'],
  ),
  onOff('upgraded-soviets', 'XI. Upgraded Soviet army', 'V11', 'Soviet reinforcements come a Turn earlier.'),
  onOff('fortifications', 'XII. Fortifications', 'V12', 'Both sides may build fortifications.'),
  onOff(
    'fortified-border',
    'XIII. Soviet fortified border',
    'V13',
    'Soviet fortifications stand in the military districts in 1941.',
  ),
  onOff(
    'spanish-participation',
    'XIV. Greater Spanish participation',
    'V14',
    'One more German replacement factor a Turn in 1941 and 1942.',
  ),
  onOff('kursk-won', 'XV. A German victory at Kursk', 'V15', '1943: the game begins in August, without the bulge.'),
  onOff('no-western-front', 'XVI. No pressure in the West', 'V16', '1943: more German units, no withdrawals.'),
  onOff('strategic-withdrawal', 'XVII. German strategic withdrawal', 'V17', '1943: a shorter, fortified start line.'),
  onOff('german-style', 'XVIII. Barbarossa German style', 'V18', '1941: most reinforcements at Moscow never come.'),
];

/** Two readings of one rule: the first is the one RULINGS.md gives reasons for. */
const READINGS = [
  choice(
    'both-engaged-lost',
    'Both engaged units lost',
    '7.3.6',
    'Who has units left stays. Units that can fight on come first, so that aircraft do not hold a hex against ground units; or any unit counts.',
    ['fighters first', 'any unit'],
  ),
  choice(
    'required-retreats',
    'Required retreats on the table',
    '7.2.1.3.2',
    'Which results were printed bold is lost: one-sided results and lopsided exchanges (full), or one-sided results only (one-sided).',
    ['full', 'one-sided'],
  ),
  onOff(
    'supply-over-kerch',
    'Supply across the Kerch Strait',
    '4.6.2',
    'A supply route may cross the strait at any time.',
    'on',
  ),
  onOff('cavalry-marsh-in-snow', 'Cavalry in frozen marsh', '14.2.3.2', 'Cavalry pays one less for marsh in snow too.'),
  onOff(
    'substitute-of-nation',
    'Substitutes of the same nation',
    '13.3.2.2.1.1',
    'A substitute for a unit to withdraw must be of its nation.',
    'on',
  ),
  onOff(
    'factories-to-cities',
    'Factories to other cities',
    '13.4.4.2',
    'Factories may also be railed to another friendly city.',
  ),
  onOff(
    'guards-in-reinforcement',
    'Guards bought while reinforcing',
    '13.3.1.1',
    'Saved factors may also buy Guard units in the Reinforcement Step.',
  ),
  onOff(
    'pursuit-on-last-factor',
    'Pursuit on the last factor',
    '11.7.2.3.2',
    'A blitz number equal to the entry cost is enough; the battle is then a normal one.',
  ),
  choice(
    'balkan-units',
    'Units from the Balkans',
    'S1.J3b',
    'Early Start b: the four units of July are chosen at set-up, or when July comes.',
    ['at set-up', 'in July'],
  ),
  choice(
    'bombed-cities',
    'Trains at bombed cities',
    '20.2.1.2',
    'After a railroad attack trains start and end in the city but do not pass through it (no passage), or no train uses it at all (no trains).',
    ['no passage', 'no trains'],
  ),
  choice(
    'hold-out-after-loss',
    'Staying when the engaged unit is lost',
    '20.1',
    'The extra hit also spares the other units a retreat by 7.3.6: where the table demands a retreat too (required), after any such loss (any), or never (none).',
    ['required', 'any', 'none'],
  ),
];

function grouped<O extends OptionInfo>(group: string, list: readonly O[]): readonly O[] {
  return list.map((o) => ({ ...o, group }));
}
export const options = [
  ...LAYERS,
  ...grouped('Optional rules, for the Advanced Game', OPTIONAL),
  ...grouped('Variants: what if', VARIANTS),
  ...grouped('Readings players argue about', READINGS),
];

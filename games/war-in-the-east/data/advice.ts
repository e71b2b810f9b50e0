// What the computer's plans weigh. None of these is a rule.

/** Distances of the pull; worth of an objective, in hexes by which it seems nearer. */
export const GOALS = { most: 12, center: 12 } as const;
/** How far strength is felt, in hexes. */
export const MENACE = { foot: 4, mech: 6 } as const;
/** What a point of strength is worth, own and enemy's, to the Axis and to the Russian; a hex taken, an objective, a hex taken from who only goes back, being
 * thrown back, what is counted of those who cannot go back. An attack is made from `least` on; each point of strength it needs could do something else. */
export const COMBAT = {
  point: [
    [1, 1.2],
    [0.7, 1],
  ],
  hex: 0.6,
  objective: 12,
  pushed: 0.8,
  repulsed: 0.4,
  caught: 0.9,
  least: 0.5,
  leastInDefense: 1.5,
  each: 0.015,
  flown: 0.05,
} as const;
/** Turns: how long the Axis attacks, in the Campaign and at Kursk; from when on the Russian does, and in which snow before that. */
export const ROLES = { axisUntil: 74, kurskUntil: 114, russianFrom: 74, winterFrom: 21 } as const;
/** What a hex is worth to a unit that marches. */
export const MARCH = {
  gain: 0.6,
  pull: { mech: 1, foot: 0.8 },
  take: 30,
  hungry: { mech: 1, foot: 3 },
  hungryEach: { mech: 0.2, foot: 0.7 },
  starving: { from: 3, each: 1.5 },
  risk: { from: 4, each: 0.6, most: 4 },
  crowd: 0.3,
  cut: 1.5,
  ring: 1.2,
  mostRings: 3,
  zoned: 1,
  beside: 0.5,
  railFrom: 9,
  weak: 1,
  mostKept: 80,
  mostClosed: 30,
  siege: 8,
  behind: 3,
  behindStacks: 5,
  latitude: 6,
  siegeOdds: 6,
} as const;
/** What a hex costs a line of defense: less where friends are, more in the open, beside the enemy and far behind. */
export const LINE = {
  base: 10,
  friend: 5,
  control: 2,
  ground: { clear: 3, woods: 1, rough: 0, swamp: 0, sea: 0, lake: 0 },
  contact: { axis: 0, russian: 6 },
  near: { axis: 0, russian: 2 },
  behind: 2,
  behindFrom: 3,
  guardWithin: 12,
  enough: { axis: 6, russian: 3 },
} as const;
/** Trains: whom they are for, in hexes from the front, where they go, how far a Repair Unit looks for work; in the Campaign, what the units want whom the
 * railways have not followed: from how many hexes on, how far it is felt. */
export const RAILS = {
  from: 8,
  front: 4,
  pull: 0.5,
  need: 2,
  mostNeed: 6,
  gain: 4,
  supportWithin: 3,
  repairSearch: 60,
  toGoal: 0.7,
  apart: 12,
  unsafe: 3,
  evacuate: 16,
  evacuated: 2,
  trainFrom: 5,
  ships: 4,
  want: { from: 4, within: 10, each: 0.25, most: 20, hunger: 4 },
  apartFromNet: 8,
} as const;
/** The air: who is so much stronger fights for it, with this share of what the enemy has and never more than that of his own; support in defense; how deep. */
export const AIR = { strong: 0.8, share: 1, mostShare: 0.5, inDefense: 0.5, deep: 8 } as const;
export const STAFF = { digWithin: 4, leaveFrom: 12, hands: 2 } as const;
/** Who is sent to an empty place: distance counts, strength, armor, a place in the line. */
export const DUTY = { most: 80, strength: 1, mech: 8, inLine: 8 } as const;
/** Where the Russian of the Campaign gathers: who counts, how far strength is felt, how many places and how far apart, what draws there; how far from the enemy
 * the others wait. */
export const MASS = {
  everywhere: 1.2,
  strong: 3,
  gather: 7,
  around: 2,
  touch: 6,
  odds: 2,
  pull: 0.5,
  hunger: 4,
  focuses: 3,
  apart: 14,
  gain: 0.4,
  way: 0.5,
  stand: 3,
  contact: 2.5,
  risk: { from: 2, over: 3 },
  take: 20,
  starve: { from: 3, each: 1 },
  together: 0.4,
  guard: 10,
} as const;
/** Production beside the program of 36.22: parts of corps that wait beside a Center, battlegroups that are rebuilt at a time, brigades kept for corps in Siberia
 * and how many stay in the field before; how far the enemy must be, and when a Center leaves. */
export const DEPOT = {
  from: 20,
  alone: 61,
  quiet: 9,
  danger: 8,
  patients: 8,
  wait: { 'so-rif': 3, 'so-rc': 2, 'so-mb': 3, 'so-tb': 3, 'so-cd': 2 } as Readonly<Record<string, number>>,
  stock: { 'so-mb': 9, 'so-tb': 9 } as Readonly<Record<string, number>>,
  field: { 'so-mb': 8, 'so-tb': 0 } as Readonly<Record<string, number>>,
} as const;
/** What the program leaves is built in this order while fewer than so many are in play, as long as so many points stay in hand. */
export const SURPLUS = {
  arms: 40,
  personnel: 20,
  wanted: [
    ['Training Center', 20],
    ['Russian Repair', 20],
    ['10-1-10', 20],
    ['3-5', 60],
    ['2-5', 30],
    ['0-1-10', 25],
    ['1-4', 150],
    ['3-5', 125],
    ['2-5', 75],
    ['1-4', 300],
    ['10-1-10', 60],
  ],
  air: 12,
  convert: ['9-6', '8-6', '5-5', '4-4', '2-3'],
} as const;
/** How far the enemy may come in what is to be feared, how far from safety nobody tries any more, what an enemy zone costs on the way. */
export const WITHDRAW = { reach: 4, most: 12, zone: 2 } as const;
/** Forced marches: into an empty place that counts, and how near the enemy is to one that is to be kept. */
export const FORCED = { within: 4, most: 12 } as const;

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
/** Trains: whom they are for, in hexes from the front, where they go, how far a Repair Unit looks for work. */
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
  evacuate: 14,
  trainFrom: 5,
  ships: 4,
} as const;
/** The air: who is so much stronger fights for it, with this share of what the enemy has and never more than that of his own; support in defense; how deep. */
export const AIR = { strong: 0.8, share: 1, mostShare: 0.5, inDefense: 0.5, deep: 8 } as const;
export const STAFF = { digWithin: 4, leaveFrom: 12, hands: 2 } as const;
/** Who is sent to an empty place: distance counts, strength, armor, a place in the line. */
export const DUTY = { most: 80, strength: 1, mech: 8, inLine: 8 } as const;
/** What is left of the program of 36.22: built in this order, as long as so many points stay in hand. */
export const SURPLUS = { arms: 80, personnel: 40, wanted: ['Training Center', '3-5', '1-4', '2-5'] } as const;
/** Forced marches: into an empty place that counts, and how near the enemy is to one that is to be kept. */
export const FORCED = { within: 4, most: 12 } as const;

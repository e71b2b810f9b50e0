// What the computer thinks things are worth, in CEL (advice/). No rule reads these.

/** Who has to take ground, by scenario: German in Typhoon, Soviet in Red Snow. */
export const ATTACKER: Readonly<Record<string, number>> = { typhoon: 0, 'red-snow': 1 };
/** Who makes his stand in a city, and moves last: Moscow counts as much as most villages before it, and its fall ends Typhoon. */
export const STANDS: Readonly<Record<string, number>> = { typhoon: 1 };

export const COMBAT = {
  /** A CEL of the enemy's and of one's own, a hex of retreat of either. */
  foeCel: 1.1,
  ownCel: 1,
  foeHex: 0.35,
  ownHex: 0.6,
  /** A defender driven out: for the ground alone, and for each victory point of it. */
  ground: { bold: 1.2, wary: 0.7 },
  point: { bold: 2.4, wary: 1.6 },
  /** An attack of one's own free will must promise so much. */
  least: { bold: 0, wary: 0.6 },
  /** Who goes where he will have to attack wants more: the enemy may be stronger than he seems, friends may be busy. */
  welcome: 0.2,
  /** Who weighs attacks twice as much is content with so much less. */
  daring: 0.8,
  /** A duty that nobody is left to meet with any hope. */
  unmet: -2,
  /** Units of a division that may attack together are looked at as if they were so much stronger. */
  whole: 2,
  /** Guns that are reckoned to support one attack. */
  guns: 2,
} as const;

export const ASSAULT = {
  /** Units that come up for an attack must promise so much together. */
  least: { bold: 0.6, wary: 1.2 },
  /** Each of them could be of use elsewhere. */
  unit: 0.08,
  most: 9,
} as const;

export const MARCH = {
  /** A hex nearer to what is wanted. */
  nearer: 0.3,
  /** The odds of an attack bettered by a whole ratio; no more than so many ratios count. */
  ratio: 1.2,
  most: 4,
  /** A victory point that lies open, and one of one's own to be held. */
  take: 4,
  hold: 2.5,
  holdWithin: 4,
  /** Places worth so much are guarded while the enemy is no further off. */
  guard: 4,
  guardWithin: 12,
  /** A stack that the enemy beside it outweighs by so much wants help. */
  outweighed: 1.2,
  help: 1.5,
  /** A hole in the line: no friend beside it, the enemy near. */
  gap: 1,
  /** Staying is better than a move that brings less. */
  least: 0.25,
  /** How far from the enemy a side that defends digs in. */
  digWithin: 3,
  /** Guns: near enough to fire, not beside the enemy. Headquarters stay out of his way. */
  gunsWithin: 3,
  hqWithin: 4,
  hqFrom: 2,
} as const;

/** Where a side makes its stand: in what counts most, with all it takes. */
export const POSTS = {
  /** A hex that counts so much. */
  from: 4,
  /** Which hexes of a city: those that keep many others, have somebody in them, or works, and are not further from the enemy. */
  manned: 0.1,
  works: 2,
  further: 0.3,
  /** Who is so many turns away is not sent for; what a turn on the way counts, what one who is there already, what staying. */
  turns: 5,
  turn: 0.2,
  next: 0.25,
  stay: 0.3,
  /** A full stack. */
  most: 4,
  /** Nobody leaves works so near to the enemy, or ground on which he could still dig in. */
  still: 6,
  stillOpen: 2,
  /** How far from the enemy everybody digs in. */
  dig: 7,
} as const;

/** The last march: a place where an attack is owed may be lost again. */
export const DASH = { zoned: 0.6 } as const;

export const OPERATIONS = {
  /** Places that a drive may aim at, and how far they are apart. */
  places: 4,
  apart: 8,
  drive: { attack: 1.4, forward: 1.3, cover: 0.8 },
  relieve: { attack: 1.2, cover: 1.4 },
  /** How far an aim draws, and how strongly at the aim itself. */
  draws: 14,
  pull: 3,
} as const;

export const RETREAT = {
  /** A CEL paid to stand is worth it for so much: a point, works. */
  point: 1.2,
  works: 0.45,
  ground: 0.25,
  /** Where to go: away from the enemy, into works of one's own, to friends. */
  away: 0.4,
  shelter: 0.8,
  friends: 0.3,
  /** Disorganization tests of a long way. */
  test: 0.25,
  /** A CEL on the way (5.3.4). */
  zone: 1,
} as const;

export const PURSUIT = {
  /** Into the hex that was left; every enemy stack that is then beside the unit makes it dearer. */
  ground: 0.7,
  beside: 0.3,
  /** The last unit does not leave works beside the enemy. */
  lastInWorks: 1.2,
} as const;

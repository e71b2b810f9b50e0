// How a side usually fights in a half-year, where that differs from the rest: what the advice weighs by then. Not part of any rule. How it
// was found: docs/opponents.md.

/** Weights of the advice (`advice/posture.ts`), and three that no plan varies: `approach`, hexes on the way to the
 * enemy's cities, and `raid`, units that are not needed in the line on their way there, both 0 where nothing is said; `patience`, what a
 * further round of a battle counts. */
export type Doctrine = Readonly<Record<string, number>>;

/** Few headquarters, each for as many attacks as it can lead: at the count they are worth more than the ground they would bring. */
const SPARING: Doctrine = { attack: 2.3, command: 0.35, reserve: 2 };
/** The same with an eye on what lies open. */
const SPARING_RAIDERS: Doctrine = { ...SPARING, command: 0.28, city: 1.5, raid: 0.3 };
const RAIDERS: Doctrine = { ...SPARING_RAIDERS, command: 0.6 };
/** And with battles broken off that do not fall soon, and nobody left behind: in the tutorial a staff leads everybody or nobody, and the
 * oil lies far off. */
const RUSHING_RAIDERS: Doctrine = { ...SPARING_RAIDERS, attack: 1.6, forward: 2, city: 2.5, patience: 0.4 };
/** Few headquarters too, for what cuts the enemy off and takes cities. */
const ENCIRCLING: Doctrine = { command: 0.5, reserve: 2, pocket: 2.5, city: 2 };
/** For cities: on the way to them, and with whoever is not needed in the line. Enemy steps come back, cities do not. With every
 * headquarters in use, all that is produced goes to headquarters, and the units that were lost are never rebuilt. */
const RAIDING: Doctrine = {
  attack: 0.9,
  command: 0.35,
  reserve: 1.5,
  forward: 2,
  pocket: 2,
  city: 3,
  approach: 0.3,
  raid: 0.5,
};
/** Where fronts move, a battle of many rounds holds up those who should go on. */
const MOBILE: Doctrine = { patience: 0.4 };
const RESTLESS: Doctrine = { patience: 0.3 };

/** By half-year, and for the tutorial. */
export const DOCTRINE: Readonly<Record<string, readonly [german: Doctrine, soviet: Doctrine]>> = {
  edelweiss: [RUSHING_RAIDERS, RAIDERS],
  s41: [MOBILE, MOBILE],
  w41: [{}, RAIDING],
  w42: [{}, ENCIRCLING],
  s43: [MOBILE, RESTLESS],
};

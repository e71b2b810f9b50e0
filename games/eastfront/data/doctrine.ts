// How a side usually fights in a half-year, where that differs from the rest: what the advice weighs by then. Not part of any rule. How it
// was found: docs/opponents.md.

/** Weights of the advice (`advice/posture.ts`), and some that no plan varies: `patience`, what a further round of a battle counts, and these,
 * 0 where nothing is said: `approach`, hexes on the way to the enemy's cities; `raid`, units that are not needed in the line on their way
 * there; `tow`, headquarters that Supreme Moves take along before they take troops; `vanguard`, how much better a post of a headquarters is
 * with each hex nearer to those cities; `reopen`, ground in dispute over which a railway of ours would run again. */
export type Doctrine = Readonly<Record<string, number>>;

/** Few headquarters, each for as many attacks as it can lead: at the count they are worth more than the ground they would bring. */
const SPARING: Doctrine = { attack: 2.3, command: 0.35, reserve: 2 };
/** The same with an eye on what lies open. */
const SPARING_RAIDERS: Doctrine = { ...SPARING, command: 0.28, city: 1.5, raid: 0.3 };
const RAIDERS: Doctrine = { ...SPARING_RAIDERS, command: 0.6 };
/** The oil lies far off, one staff leads everybody or nobody, and a city without railway counts nothing: battles that do not fall soon are
 * broken off, the headquarters goes along with those in front, and somebody stays wherever the enemy could dispute the line behind. */
const SPEARHEAD: Doctrine = {
  ...SPARING,
  attack: 1.9,
  command: 0.22,
  forward: 2,
  pocket: 0.65,
  cover: 1.5,
  city: 1.5,
  patience: 0.4,
  tow: 1,
  vanguard: 5,
  reopen: 1,
};
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

/** The summer of 1941 is won by cities far ahead and by what is cut off on the way to them, with headquarters that must last for it. */
const DRIVING: Doctrine = { ...MOBILE, city: 1.5, forward: 1.6, command: 0.6, pocket: 1.6 };

/** By half-year, and for the tutorial. */
export const DOCTRINE: Readonly<Record<string, readonly [german: Doctrine, soviet: Doctrine]>> = {
  edelweiss: [SPEARHEAD, RAIDERS],
  s41: [DRIVING, MOBILE],
  w41: [{}, RAIDING],
  w42: [{}, ENCIRCLING],
  s43: [MOBILE, RESTLESS],
};

// What the computer's side goes by. Not rules: weights of a plan, found by playing, in one place so that they can be tuned.
// Unless it says otherwise a number is points of the plan; one hex of the way costs a unit 1.6 to 2.5 of them.

/** What places are worth to whoever might go there. */
export const PLACES = {
  /** An enemy objective, for each point of its worth. */
  objective: 40,
  /** What a point of its replacement number, or a factory, adds to its worth. */
  number: 0.5,
  /** Any other city of the enemy that stands empty. */
  city: 8,
  /** An enemy port, where ports bring supply by themselves. */
  port: 6,
  /** A garrison in a city of ours that the enemy can reach. */
  hold: 22,
  /** A garrison for a side that attacks, where somebody could walk in; and when there is no getting it back. */
  cover: 16,
  lastCover: 25,
  /** So many times as much if the plan aims at it. */
  aim: 2,
  /** Part of an objective's worth that being in reach of it for exploitation is worth. */
  raid: 0.5,
  /** The enemy is so near that a city wants a garrison: of one, and of two. */
  holdWithin: 6,
  holdByTwoWithin: 4,
} as const;

export const ATTACKS = {
  base: 12,
  /** The same on the last Turn, where no objective is to be won. */
  lastBase: -10,
  perFoe: 3,
  mostFoes: 4,
  /** For each column of the combat table. */
  perColumn: 2,
  /** Part of an objective's worth that the chance to take it by storm is worth. */
  prize: 0.7,
  cityRisk: 6,
  /** For each hex of our railroads the enemy there cuts by his zone of control. */
  perCut: 4,
  mostCuts: 3,
  /** A unit that would win alone, and one that would not. */
  able: 3,
  unable: -6,
  /** Nobody goes where the column is worse than the least; nor where enough have gone already. */
  hopeless: -40,
  enough: -5,
  /** Columns below which one does not attack. */
  least: { waiting: 7, timid: 3, bold: 0, boldCity: 1, lastCity: 0 },
  /** From these weights on, one column less or more is asked for. */
  daring: { more: 1.3, less: 0.7 },
  /** Steps that are enough: for each step of the defenders, and on top. */
  steps: 1,
  stepsInCity: 1.4,
  stepsMore: 1,
  /** Armor leaves field armies to the infantry. */
  byArmor: 0.3,
} as const;

export const BATTLES = {
  /** Attackers stay in a battle from this column on; defenders leave the field above the other. */
  stay: 0,
  hopeless: 2,
  /** Columns in the defender's favour that are enough to stop the enemy by response. */
  respond: 0,
  /** What reserves bring to a battle: for a column, for an objective, and for being more. */
  perColumn: 3,
  perWorth: 8,
  outnumbered: 4,
  /** Attack factors that are worth a reserve marker, and how near to the enemy they lie. */
  reserve: 4,
  reserveWithin: 7,
  /** Hits that armor far enough from the enemy has mended. */
  refitHits: 1,
  refitBeyond: 2,
} as const;

export const MARCH = {
  /** Orders from one look at the board: with more of them the later ones rest on what is no longer so, and less ground is won. */
  atOnce: 4,
  /** What a movement factor of the way to the goal is worth. */
  armor: 2.5,
  others: 1.6,
  /** Better than staying by this much, or it is not worth the march. */
  margin: 0.5,
  /** A move the enemy may answer (6.2.1). */
  risk: 4,
  /** Hexes beyond supply, each; and beyond the number that the railroad could catch up with. */
  hungryArmor: 8,
  hungry: 7,
  catchUp: 1,
  starving: 15,
  /** Who was out of supply when the phases began is lost if he still is when they end (4.6.4.4). */
  doomed: 40,
  /** Armor that will be out of supply does not exploit (8.2). */
  noExploitation: 14,
  /** Armor next to the enemy exploits badly (8.3). */
  hemmedIn: 3,
  /** At the end of its supply line, one enemy more cuts a unit off. */
  thin: 4,
  /** Somebody on a railroad of ours in the enemy's country, when he is so near. */
  watch: 8,
  lastWatch: 8,
  watchWithin: 3,
  /** Somebody on the way of supply, for each armor unit that gets it there. */
  lane: 3,
  mostLanes: 3,
  /** Leaving a railroad that would be cut. */
  anchor: 10,
  /** Closing the way of retreat of a stack under attack, for each. */
  ring: 4,
  mostRings: 2,
  /** Stacks: free, and for each unit more. */
  crowd: { bold: 2, timid: 1 },
  crowding: { bold: 1.2, timid: 1.5 },
  /** For a side that waits: nearness to the front and to cities in danger. */
  toFront: 0.3,
  mostToFront: 10,
  toThreat: 0.6,
  /** A river hex, for a side that waits. */
  river: 1,
  /** A city to be relieved: movement factors from which units go there, and what each of them is worth. */
  reliefWithin: 10,
  relief: 2.5,
  /** Worn units keep back. */
  mostWorn: 4,
} as const;

export const GOALS = {
  /** What the plan aims at counts as so much nearer, and gets so many times the force. */
  aim: 6,
  aimForce: 2,
  /** Attack factors an objective asks for: empty, held, and for each defender. */
  empty: 6,
  demand: 10,
  perFoe: 7,
  /** An empty city that armor can have in this Turn comes before what is so much nearer. */
  raid: 30,
  /** Movement factors more one goes for a target that nobody else goes for. */
  crowded: 6,
  /** What each defender makes a target less attractive by. */
  shyArmor: 3,
  shy: 0.5,
} as const;

/** The railroad as it follows the armies. */
export const RAILS = {
  /** Lines worked on at a time. */
  lines: 6,
  /** An enemy in the way is so many hexes of it. */
  foe: 4,
  /** Objectives count less the farther down the line: worth / (this + hexes). */
  depth: 4,
  /** A hex of the way to the work is worth this much of a crew's attack factor. */
  perHex: 1.5,
  /** Lines that armor works on too, when it is so near; it is dearer than others by this much. */
  byArmor: 2,
  atHand: 1,
  dearArmor: 8,
} as const;

/** The Soviets attack from the Turn after this one on, before that only when they are nearly as strong as the enemy. The Axis always
 * looks for battles: in 1943 it then held about five objectives more on Turn 30 than when it waited. */
export const INITIATIVE = { turn: 18, even: 0.9, waits: 0.5 } as const;

export const AIR = {
  /** Objectives of ours with the enemy so near, and of his with troops of ours so near, are fought for next Turn; others later. */
  pressed: 2,
  nextTurn: 8,
  later: 0.2,
  /** What a hex nearer to an objective adds to its worth. */
  nearer: 0.2,
  /** A base without a garrison so near to the enemy is in danger. */
  tooNear: 1,
  stranded: 30,
  openTo: 4,
  risk: 3,
  /** For each hex beyond the range of a mission. */
  tooFar: 2,
  /** Better than the base it has by this much, or it stays. */
  worthMoving: 1,
} as const;

/** Plans with an aim: objectives so many movement factors away, so many of them; and ours with the enemy so near. */
export const OPERATIONS = { range: 12, storms: 3, pressed: 1 } as const;

/** What a position is worth. */
export const WORTH = {
  /** Ground units so near to an objective have a say in who will hold it, the nearer the more. */
  near: 4,
  /** Who holds it has the walls: steps of his count so much. */
  walls: 1.5,
  /** How surely what is pressed falls before the next count, at most. */
  falls: 0.8,
  /** Turns it takes until half of that has happened. */
  turns: 2,
  /** Objectives that a tenth more of all steps in the field brings by the next count, a Turn. */
  perTenth: 0.25,
  /** What a unit out of supply still counts. */
  hungry: 0.4,
  /** Objectives at which the Basic Game is even (9.2). */
  even: 21,
  /** What an objective counts that does not change the level: the chart is flat at its ends, and the next throw of dice is another. */
  beyond: 0.05,
  /** What the line of the chart after the next one counts (16.0). */
  later: 0.5,
} as const;

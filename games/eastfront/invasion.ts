// Landings and evacuations (15.4, 15.6): each commanded by an Invasion HQ in the port.
import {
  type Arg,
  place,
  type Play,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  verb,
} from '@rasputitsa/kernel';
import { isHex, terrainAt } from './board.ts';
import { leaveBeach, noteLanding, overrun } from './beachhead.ts';
import { activeHqs } from './command.ts';
import { isClosed } from './control.ts';
import { COASTAL_EVACUATION_SPEED, EVACUATION_SPEED } from './data/seas.ts';
import { givesUpBattle } from './hexsides.ts';
import { engage, moverRefusal, stackRefusal } from './movement.ts';
import { restrictedRefusal } from './satellites.ts';
import { controlsSea, isShoal, type Sea, seas, seasAt } from './sea.ts';
import { BY_SEA, isBattle, isEngaged, isFriendly, unitsAt, unitsOf } from './state.ts';
import { settleBattle } from './losses.ts';
import { enemyOf, isCoastal, isInfantry } from './units.ts';

function invasionHqs(q: Query): readonly number[] {
  return activeHqs(q, q.actor).filter((hq) => q.has(hq, 'invasion'));
}
/** The seas an Invasion HQ can land over: one that adjoins its port (GAPS 2.9), controlled (15.1). */
function openSeas(q: Query, hq: number): readonly Sea[] {
  const side = q.sideOf(hq);
  return seasAt(q, q.at(hq), side).filter((s) => controlsSea(q, s, side));
}

/** 15.4, 15.41: an Invasion HQ commands one unit in a phase, and in the blitz only if it blitzes. */
const commandRefusal = rule(
  '15.41a',
  (q: Query, hq: number): Refusal | undefined => {
    if (!invasionHqs(q).includes(hq)) return refuse('15.4', say`${unit(hq)} is no Invasion HQ of yours.`);
    if (q.has(hq, 'commanded')) return refuse('15.41a', say`${unit(hq)} has commanded its unit this phase.`);
    if (openSeas(q, hq).length === 0)
      return refuse('15.1', say`No sea at ${place(q.at(hq))} has a friendly control port.`, { places: [q.at(hq)] });
    return undefined;
  },
  (q, hq) => (invasionHqs(q).includes(hq) ? undefined : refuse('15.4', say`no`)),
);

/** Whoever is fit to move, whether or not another HQ commands it. */
function fitRefusal(q: Query, p: number): Refusal | undefined {
  const no = moverRefusal(q, p);
  return no && no.rule !== '5.3' ? no : undefined;
}

// Invasions (15.4)

/** 15.41a: an infantry-type unit in the HQ's port. GAPS 3.27: paratroops are infantry here. */
const invaderRefusal = rule(
  '15.41a',
  (q: Query, hq: number, p: number): Refusal | undefined => {
    const no = fitRefusal(q, p);
    if (no) return no;
    if (!isInfantry(q, p)) return refuse('15.41a', say`${unit(p)} is no infantry: it cannot invade.`, { pieces: [p] });
    if (q.at(p) !== q.at(hq))
      return refuse('15.41a', say`${unit(p)} is not in the port of ${unit(hq)}.`, { pieces: [p, hq] });
    return isEngaged(q, p)
      ? refuse('6.32a', say`${unit(p)} is engaged; it may leave the battle only for a friendly hex.`, { pieces: [p] })
      : undefined;
  },
  (q, hq, p) => (q.at(p) !== q.at(hq) || isEngaged(q, p) ? refuse('15.41a', say`no`) : fitRefusal(q, p)),
);

/** 15.41a, 15.42, 1.34: terrain as the map prints it, whatever the weather makes of it. */
const beachRefusal = rule(
  '15.42',
  (hex: number): Refusal | undefined => {
    const terrain = terrainAt(hex);
    return terrain === 'mountain' || terrain === 'marsh'
      ? refuse('15.42', say`Nobody lands in ${terrain}; ${place(hex)} is ${terrain}.`, { places: [hex] })
      : undefined;
  },
  () => undefined,
);
/** 15.1f */
const shoalRefusal = rule(
  '15.1f',
  (q: Query, over: readonly Sea[], to: number): Refusal | undefined => {
    const deep = over.filter((s) => !isShoal(q, s, to));
    const [first] = over;
    return deep.length === 0 && first
      ? refuse('15.1f', say`Shoals bar ${place(to)} to landings from the ${first.name}.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);
/** 15.42: one landing on a defended hex in a Movement Phase. */
const defendedRefusal = rule(
  '15.42',
  (q: Query, to: number): Refusal | undefined =>
    q.mark('landed', to) > 0
      ? refuse('15.42', say`One unit has landed at ${place(to)} this phase; it is defended.`, { places: [to] })
      : undefined,
  () => undefined,
);

/** 15.41a: coasts of the sea at the HQ's port. */
function coasts(q: Query, hq: number): readonly number[] {
  const out = new Set<number>();
  for (const s of openSeas(q, hq)) for (const h of s.coasts) if (h !== q.at(hq)) out.add(h);
  return [...out];
}
function landingRefusal(q: Query, hq: number, p: number, to: number): Refusal | undefined {
  const side = q.sideOf(hq);
  const over = openSeas(q, hq).filter((s) => s.coasts.has(to));
  if (over.length === 0) {
    const barred = seas.find((s) => s.coasts.has(to));
    if (!barred) return refuse('15.41a', say`${place(to)} is not on the coast.`, { places: [to] });
    return seasAt(q, q.at(hq), side).includes(barred)
      ? refuse('15.1', say`The ${barred.name} is controlled from ${place(barred.control)}, which is not friendly.`)
      : refuse('15.41a', say`${place(to)} lies on another sea than ${place(q.at(hq))}.`, { places: [to] });
  }
  if (isClosed(q, to)) return refuse('EDW.2', say`${place(to)} is closed.`, { places: [to] });
  const no = beachRefusal(to) ?? shoalRefusal(q, over, to) ?? restrictedRefusal(q, p, to);
  if (no) return no;
  return (unitsAt(q, to, enemyOf(side)).length > 0 ? defendedRefusal(q, to) : undefined) ?? stackRefusal(q, p, to);
}

interface Landing {
  readonly hq: number;
  readonly piece: number;
  readonly to: number;
  readonly [name: string]: number;
}

const noHq = (q: Query): Refusal | undefined =>
  invasionHqs(q).length > 0 ? undefined : refuse('15.4', say`No HQ is set aside for an invasion.`);

/** Who commands a landing, or takes a unit off again. */
const INVASION_HQ: Arg<Landing> = {
  name: 'hq',
  type: 'piece',
  title: 'Invasion HQ',
  candidates: invasionHqs,
  refuse: (q, _soFar, hq) => commandRefusal(q, Number(hq)),
};

export const invade = verb<Landing>({
  id: 'invade',
  title: 'Invade by sea',
  rule: '15.4',
  refuse: noHq,
  args: [
    INVASION_HQ,
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q, { hq = -1 }) => unitsAt(q, q.at(hq), q.actor),
      refuse: (q, { hq = -1 }, p) => invaderRefusal(q, hq, Number(p)),
    },
    {
      name: 'to',
      type: 'place',
      candidates: (q, { hq = -1 }) => coasts(q, hq),
      refuse: (q, { hq = -1, piece = -1 }, to) => landingRefusal(q, hq, piece, Number(to)),
      preview: (q, _soFar, to) => ({
        notes:
          unitsAt(q, Number(to), enemyOf(q.actor)).length > 0
            ? [{ rule: '15.43', message: say`a sea assault if it starts the battle: it may be repulsed` }]
            : [],
      }),
    },
  ],
  apply(g, { hq, piece, to }) {
    const from = g.at(piece);
    g.raise(hq, 'commanded');
    g.raise(piece, 'moved');
    g.move(piece, to, { path: [from, to], by: 'invasion' });
    overrun(g, piece, [to]);
    noteLanding(g, piece, to);
    if (unitsAt(g, to, enemyOf(g.actor)).length === 0) return;
    g.setMark('landed', to, 1);
    engage(g, piece, from, to, BY_SEA);
  },
});

// Evacuations (15.6)

/** 15.6, GAPS 3.48: a unit of any type on a coast of the HQ's sea. */
const evacueeRefusal = rule(
  '15.6',
  (q: Query, hq: number, p: number): Refusal | undefined => {
    const no = fitRefusal(q, p);
    if (no) return no;
    const port = q.at(hq);
    const at = q.at(p);
    if (at === port) return refuse('15.6', say`${unit(p)} is in the port already.`, { pieces: [p] });
    if (!openSeas(q, hq).some((s) => s.coasts.has(at)))
      return refuse('15.6', say`${unit(p)} is on no coast of the sea at ${place(port)}.`, { places: [at] });
    if (!isFriendly(q, port, q.sideOf(p)) || isBattle(q, port))
      return refuse('15.6', say`${place(port)} must be a friendly port without enemies.`, { places: [port] });
    if (isEngaged(q, p) && q.field(p, 'from') !== 0)
      return refuse('15.6', say`${unit(p)} came into this battle just now.`, { pieces: [p] });
    return restrictedRefusal(q, p, port) ?? stackRefusal(q, p, port);
  },
  () => refuse('15.6', say`no`),
);
/** Whether its leaving gives the battle up. */
function retreats(q: Query, p: number): boolean {
  return isEngaged(q, p) && givesUpBattle(q, p);
}
function* onCoasts(q: Query, hq: number): Generator<number> {
  const open = openSeas(q, hq);
  for (const p of unitsOf(q, q.actor)) {
    const at = q.at(p);
    if (isHex(at) && open.some((s) => s.coasts.has(at))) yield p;
  }
}

interface Evacuation {
  readonly hq: number;
  readonly piece: number;
  readonly [name: string]: number;
}

export const evacuate = verb<Evacuation>({
  id: 'evacuate',
  title: 'Evacuate by sea',
  rule: '15.6',
  refuse: noHq,
  args: [
    INVASION_HQ,
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q, { hq = -1 }) => onCoasts(q, hq),
      refuse: (q, { hq = -1 }, p) => evacueeRefusal(q, hq, Number(p)),
      preview: (q, _soFar, p) => ({
        notes: retreats(q, Number(p))
          ? [{ rule: '15.6', message: say`a retreat: pursued at speed ${evacuationSpeed(q, Number(p))}` }]
          : [],
      }),
    },
  ],
  apply(g, { hq, piece }) {
    const port = g.at(hq);
    g.raise(hq, 'commanded');
    g.raise(piece, 'moved');
    // 6.41a: the last one holds on until all other movement is over, and goes under fire.
    if (retreats(g, piece)) {
      g.raise(piece, 'rearguard');
      g.setField(piece, 'sail', port + 1);
      return;
    }
    comeAway(g, piece, port);
  },
});

/** Takes a unit off a coast into the port. */
export function comeAway(g: Play, p: number, port: number): void {
  const from = g.at(p);
  const engaged = isEngaged(g, p);
  if (engaged) g.raise(p, 'disengaged');
  g.setField(p, 'sail', 0);
  g.move(p, port, { path: [from, port], by: 'evacuation' });
  leaveBeach(g, p);
  if (engaged && !g.has(p, 'active')) g.conceal([p], enemyOf(g.sideOf(p)));
  settleBattle(g, from);
}

/** 15.6, 15.5: how fast a unit gets away by sea. */
export const evacuationSpeed = rule(
  '15.6',
  (q: Query, p: number): number => (isCoastal(q, p) ? coastalSpeed() : EVACUATION_SPEED),
  () => COASTAL_EVACUATION_SPEED,
);
const coastalSpeed = rule(
  '15.5',
  (): number => COASTAL_EVACUATION_SPEED,
  () => EVACUATION_SPEED,
);

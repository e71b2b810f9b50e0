// Command (5.0): what an HQ is worth, how far it commands, activation and deactivation.
import {
  type Play,
  type Preview,
  type Query,
  type Refusal,
  place,
  refuse,
  rule,
  say,
  unit,
  verb,
} from '@rasputitsa/kernel';
import { adjacentExits, entryOf, exitOf, grid, isExit, isHex, isOpen, neighbour, POOL, serves } from './board.ts';
import { isClosed } from './control.ts';
import { MUD, SNOW, SUPREME_AIR_FACTOR, SUPREME_MOVES_PER_STEP } from './data/tables.ts';
import { eliminate } from './losses.ts';
import { attackerAt, isBattle, isEnemy, isFriendly, S41, halfYear, unitsAt, weather } from './state.ts';
import { controlsSea, hasSeapower, isOffshore, isPort, type Sea, seasAt } from './sea.ts';
import { enemyOf, GERMAN, isHq, isPara, isSupreme, SOVIET } from './units.ts';
import { leavesBattleEmpty, sideUsed, useSide } from './hexsides.ts';
import { distance } from '@rasputitsa/kit';

/** 5.8, 12.22, S41.3: mud disrupts every HQ, snow the German ones, the surprise of June 1941 the Soviet ones. */
export const isDisrupted = rule(
  '5.8',
  (q: Query, side: number): boolean =>
    weather(q) === MUD || (weather(q) === SNOW && side === GERMAN) || (side === SOVIET && isSurprise(q)),
  () => false,
);
/** S41.3: the month of the invasion. */
export function isSurprise(q: Query): boolean {
  return halfYear(q) === S41 && q.track('month') === 0 && q.state.scenario !== 'edelweiss';
}

/** 5.3: the command value that counts now; -1 for a disrupted zero HQ, which commands nothing (5.8). */
export function commandValue(q: Query, hq: number): number {
  return q.steps(hq) - (isDisrupted(q, q.sideOf(hq)) ? 1 : 0);
}

/** 5.3, 8.4b: command passes friendly and disputed hexes, never enemy ones. */
const commandBarred = rule(
  '5.3',
  (q: Query, hex: number, side: number): boolean => isEnemy(q, hex, side),
  () => false,
);

/** Hexes and zones within command range of an HQ: the last hex of a line may be an enemy battle hex (GAPS 3.2). */
export function commandRange(q: Query, hq: number): ReadonlySet<number> {
  return q.cached(`ef.range.${hq}`, ['layers', 'pieces', 'tracks', 'marks'], () => {
    const side = q.sideOf(hq);
    const at = q.at(hq);
    const value = commandValue(q, hq);
    const over = invasionSeas(q, hq);
    const out = new Set<number>();
    if (value < 0) return out;
    out.add(at);
    if (isExit(at)) {
      for (const e of exitRange(value, at)) out.add(e);
      return out;
    }
    let edge = [at];
    for (let n = 0; n < value; n++) {
      const next: number[] = [];
      for (const hex of edge) {
        const barred = hex !== at && commandBarred(q, hex, side);
        if (barred && over.length === 0) continue;
        for (let d = 0; d < 6; d++) {
          const to = neighbour(hex, d);
          if (to >= 0 && !out.has(to) && ((!barred && isOpen(hex, d)) || isOffshore(over, hex, to))) {
            out.add(to);
            next.push(to);
          }
        }
      }
      edge = next;
    }
    // 16.22a: an HQ of value two or more on a Rail Entry reaches the zone behind it.
    const zone = exitOf(at);
    if (zone >= 0 && reachesZones(value)) out.add(zone);
    return out;
  });
}
/** 15.41a: the command of an Invasion HQ goes over the seas at its port as well, along enemy coasts too. */
const invasionSeas = rule(
  '15.41a',
  (q: Query, hq: number): readonly Sea[] =>
    q.has(hq, 'invasion') ? seasAt(q, q.at(hq), q.sideOf(hq)).filter((s) => controlsSea(q, s, q.sideOf(hq))) : [],
  () => [],
);
/** 16.22a: zones lie two hexes apart, so a value of two reaches the neighbours and the Rail Entry. */
const EXIT_VALUE = 2;
function exitRange(value: number, exit: number): readonly number[] {
  return reachesZones(value) ? [...adjacentExits(exit), entryOf(exit)] : [];
}
const reachesZones = rule(
  '16.22a',
  (value: number): boolean => value >= EXIT_VALUE,
  () => true,
);

/** 13.11, 5.63, 16.22b: air range ignores control and terrain; Supreme HQs fly twice as far; zones only among themselves. */
export function inAirRange(q: Query, hq: number, at: number): boolean {
  const value = commandValue(q, hq);
  if (value <= 0) return false;
  const from = q.at(hq);
  if (isExit(from) || isExit(at)) return zoneStrike(q, hq, from, at);
  if (!isHex(from)) return false;
  return distance(grid, from, at) <= airRange(q, hq, value);
}
/** 16.22b, 16.22n */
const zoneStrike = rule(
  '16.22b',
  (q: Query, hq: number, from: number, at: number): boolean =>
    isExit(from) && isExit(at) && commandRange(q, hq).has(at),
  (q, hq, _from, at) => commandRange(q, hq).has(at),
);
const airRange = rule(
  '13.11',
  (q: Query, hq: number, value: number): number => (isSupreme(q, hq) ? value * SUPREME_AIR_FACTOR : value),
  () => 99,
);

/** HQs of a side that are active and command in the ordinary way: not Supreme, not marked for a drop or landing. */
export function commandingHqs(q: Query, side: number): readonly number[] {
  return q.cached(`ef.commanding.${side}`, ['pieces'], () =>
    activeHqs(q, side).filter((p) => !isSupreme(q, p) && !q.has(p, 'paradrop') && !q.has(p, 'invasion')),
  );
}
export function activeHqs(q: Query, side: number): readonly number[] {
  return q.cached(`ef.active.${side}`, ['pieces'], () =>
    q.piecesOf(side).filter((p) => q.has(p, 'active') && isHq(q, p)),
  );
}
/** 5.42, 5.64: any active HQ in range supports a battle, Supreme and Paradrop HQs never. */
export function isSupported(q: Query, at: number, side: number): boolean {
  return activeHqs(q, side).some((hq) => supports(q, hq) && !q.has(hq, 'paradrop') && commandRange(q, hq).has(at));
}
const supports = rule(
  '5.64',
  (q: Query, hq: number): boolean => !isSupreme(q, hq),
  () => true,
);

/** 5.43: deactivating costs a step and hides the HQ; one at zero is gone (5.43n). */
export function deactivate(g: Play, hq: number): void {
  for (const f of ['active', 'blitz', 'invasion', 'paradrop', 'commanded']) g.lower(hq, f);
  payStep(g, hq);
  // The eliminated lie open, and so does the Original Attacker in a battle (7.12).
  const at = g.at(hq);
  if (at === POOL[g.sideOf(hq)] || (isBattle(g, at) && attackerAt(g, at) === g.sideOf(hq))) return;
  g.conceal([hq], enemyOf(g.sideOf(hq)));
}
/** 5.43, 5.43n */
export const payStep = rule(
  '5.43',
  (g: Play, hq: number): void => {
    if (g.steps(hq) === 0) eliminate(g, hq, '5.43n');
    else g.setSteps(hq, g.steps(hq) - 1, '5.43');
  },
  () => undefined,
);

// Activation

interface Activation {
  readonly hq: number;
  readonly role: string;
  readonly deploy: number;
  readonly [name: string]: number | string;
}

/** 5.2b: not after a rail or sea move; once a turn. */
function hqRefusal(q: Query, hq: number): Refusal | undefined {
  if (!isHq(q, hq) || q.sideOf(hq) !== q.actor) return refuse('5.2a', say`${unit(hq)} is no headquarters of yours.`);
  if (q.has(hq, 'active')) return refuse('5.2a', say`${unit(hq)} is active already.`);
  if (!serves(q.at(hq))) return refuse('5.2a', say`${unit(hq)} is not in play.`);
  return undefined;
}

/** 5.7b: Supreme HQs never blitz. GAPS 3.9: nor one at zero. */
const blitzRefusal = rule(
  '5.7b',
  (q: Query, hq: number): Refusal | undefined => {
    if (isSupreme(q, hq)) return refuse('5.7b', say`${unit(hq)} is a Supreme HQ and cannot blitz.`);
    return q.steps(hq) === 0 ? refuse('5.7a', say`${unit(hq)} has no step to pay for a blitz.`) : undefined;
  },
  () => undefined,
);

/** 5.21a: one hex, into a friendly hex without enemies, not in mud, from zones and into zones never (16.22a). */
export const deployRefusal = rule(
  '5.21a',
  (q: Query, hq: number, to: number): Refusal | undefined => {
    const at = q.at(hq);
    const side = q.sideOf(hq);
    if (to === at) return undefined;
    if (weather(q) === MUD) return refuse('12.22a', say`HQs cannot deploy in mud.`, { places: [to] });
    if (isExit(at) || isExit(to))
      return refuse('16.22a', say`HQs do not deploy into or out of Exit Zones.`, { places: [to] });
    const d = [0, 1, 2, 3, 4, 5].find((x) => neighbour(at, x) === to && isOpen(at, x));
    if (d === undefined || isClosed(q, to))
      return refuse('5.21a', say`${place(to)} is not the next hex to ${unit(hq)}.`, { places: [to] });
    if (!isFriendly(q, to, side))
      return refuse('8.4b', say`${unit(hq)} may deploy into friendly hexes only; ${place(to)} is not.`, {
        places: [to],
      });
    if (unitsAt(q, to, enemyOf(side)).length > 0)
      return refuse('5.21a', say`${unit(hq)} may not engage by deploying.`, { places: [to] });
    if (isBattle(q, at) && deployUsesSides(q) && sideUsed(q, at, to, side) <= 0)
      return refuse('6.33', say`No more units may leave ${place(at)} over that side.`, { places: [at, to] });
    return undefined;
  },
  () => undefined,
);
/** GAPS 3.30 */
function deployUsesSides(q: Query): boolean {
  return q.option('deployUsesHexsides') === true;
}

function roles(q: Query, hq: number): readonly string[] {
  const out = ['command', 'blitz'];
  if (q.sideOf(hq) === SOVIET) out.push('paradrop');
  out.push('invasion', 'blitz invasion');
  return out;
}

/** 5.43, 5.43n, GAPS 3.9: what activation will cost, and the warning that the HQ will not live to pay it. */
function wear(q: Query, hq: number, steps: number): Preview {
  const lost = q.steps(hq) < steps;
  return {
    cost: steps,
    ...(lost ? { notes: [{ rule: '5.43n', message: say`${unit(hq)} will be eliminated when it deactivates` }] } : {}),
  };
}

export const activate = verb<Activation>({
  id: 'activate',
  title: 'Activate an HQ',
  rule: '5.2a',
  args: [
    {
      name: 'hq',
      type: 'piece',
      title: 'HQ',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => isHq(q, p)),
      refuse: (q, _soFar, hq) => hqRefusal(q, Number(hq)),
      preview: (q, _soFar, hq) => wear(q, Number(hq), 1),
    },
    {
      name: 'role',
      type: 'choice',
      candidates: (q, { hq = -1 }) => roles(q, hq),
      refuse: (q, { hq = -1 }, role) =>
        (String(role).startsWith('blitz') ? blitzRefusal(q, hq) : undefined) ?? markedRefusal(q, hq, String(role)),
      preview: (q, { hq = -1 }, role) => wear(q, hq, String(role).includes('blitz') ? 2 : 1),
    },
    {
      name: 'deploy',
      type: 'place',
      title: 'deploy to',
      candidates: (q, { hq = -1, role = '' }) => {
        const at = q.at(hq);
        if (role === 'paradrop' || role.includes('invasion') || !isHex(at)) return [at];
        return [at, ...[0, 1, 2, 3, 4, 5].map((d) => neighbour(at, d)).filter((h) => h >= 0)];
      },
      refuse: (q, { hq = -1 }, to) => deployRefusal(q, hq, Number(to)),
    },
  ],
  apply(g, { hq, role, deploy }) {
    g.reveal([hq], enemyOf(g.actor));
    g.raise(hq, 'active');
    if (role.includes('blitz')) g.raise(hq, 'blitz');
    if (role.includes('invasion')) g.raise(hq, 'invasion');
    if (role === 'paradrop') g.raise(hq, 'paradrop');
    const from = g.at(hq);
    if (deploy !== from) {
      const retreat = isBattle(g, from) && isRetreat(g, hq);
      if (isBattle(g, from) && deployUsesSides(g)) useSide(g, from, deploy, g.actor);
      // 5.21b: leaving nobody behind is a retreat under pursuit; the HQ runs the gauntlet before it stands in its new hex.
      if (retreat) g.call('pursuit', { side: g.actor, vars: { rearguard: hq, to: deploy } });
      else g.move(hq, deploy, { by: 'deploy' });
    }
    if (isSupreme(g, hq) && role === 'command') g.setTrack('supreme', supremeMoves(g, hq));
  },
});

/** 5.21b */
const isRetreat = rule('5.21b', leavesBattleEmpty, () => false);

/** 5.61, GAPS 3.10 */
export const supremeMoves = rule(
  '5.61',
  (q: Query, hq: number): number => Math.max(0, commandValue(q, hq)) * SUPREME_MOVES_PER_STEP,
  () => 0,
);

/** 14.2, 15.41a: what a marked HQ needs. */
function markedRefusal(q: Query, hq: number, role: string): Refusal | undefined {
  if (role === 'paradrop') return paradropRefusal(q, hq);
  return role.includes('invasion') ? invasionRefusal(q, hq) : undefined;
}
/** 14.2, OPT.para: a Soviet HQ in the hex of the Para. */
const paradropRefusal = rule(
  '14.2',
  (q: Query, hq: number): Refusal | undefined => {
    if (q.option('paratroops') !== true) return refuse('OPT.para', say`This game is played without Paratroops.`);
    return unitsAt(q, q.at(hq), SOVIET).some((p) => isPara(q, p))
      ? undefined
      : refuse('14.2', say`${unit(hq)} must be in the hex of the Para to command a drop.`, { pieces: [hq] });
  },
  () => undefined,
);
/** 15.41a, OPT.sea: an HQ that stands in a port, a Supreme one as well. */
const invasionRefusal = rule(
  '15.41a',
  (q: Query, hq: number): Refusal | undefined => {
    if (!hasSeapower(q)) return refuse('OPT.sea', say`This game is played without Seapower.`);
    return isPort(q, q.at(hq), q.sideOf(hq))
      ? undefined
      : refuse('15.41a', say`${unit(hq)} must stand in a port to command an invasion.`, { pieces: [hq] });
  },
  () => undefined,
);

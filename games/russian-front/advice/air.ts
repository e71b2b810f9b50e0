// Aircraft as the computer uses them: one to each battle that needs it, home near the front.
import type { Action, Ask, Loc, SeenPiece } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { values } from '@rasputitsa/kit/asking';
import { hexDistance, OBJECTIVES } from '../1-components/board.ts';
import { AIR } from '../data/advice.ts';
import { AIR_RANGE } from '../data/tables.ts';
import { andPass } from './ask.ts';
import { defending } from './battle.ts';
import { armOf, has, type Picture, rowOf, stepsOf } from './picture.ts';

/** What one more air unit is worth to a battle. */
function need(p: Picture, at: Loc): number {
  const own = p.ownAt(at);
  const foes = p.foesAt(at);
  const air = p.ownAt(at, 'air').length;
  if (own.length === 0 || foes.length === 0 || air > p.foesAt(at, 'air').length) return -1;
  const edge = defending(p) ? -p.edge(foes, own, at) : p.edge(own, foes, at);
  return 10 + p.worth(at) * 8 - Math.abs(edge - 1) * 2 - air * 4;
}
export function airMission(p: Picture, ask: Ask): readonly Action[] {
  const out: Action[] = [];
  for (const piece of values(ask, 'fly')) {
    const x = p.unit(piece);
    if (!x || stepsOf(x) < 2 || has(x, 'flew')) continue;
    const to = best(values(ask, 'fly', { piece }), (at) => need(p, at));
    if (to === undefined || need(p, to) <= 0) continue;
    out.push({ verb: 'fly', args: { piece, to } });
    p.send(x, to);
  }
  return andPass(out);
}
/** Objectives that are or may be fought for next Turn, and how much they matter. */
function targets(p: Picture): readonly (readonly [hex: number, worth: number])[] {
  return OBJECTIVES.flatMap((h) => {
    if (!p.isTheirs(h)) return p.isMine(h) && p.front(h) <= AIR.pressed ? [[h, p.worth(h)] as const] : [];
    const isNear = p.own.some((x) => armOf(x) === 'ground' && hexDistance(x.at, h) <= AIR.nextTurn);
    return [[h, p.worth(h) * (isNear ? 1 : AIR.later)] as const];
  });
}
/** A base in range of what is to be taken or held and of what the others do not reach. Aircraft alone flee when somebody comes
 * (6.2.2); next to the enemy they are out of supply (6.3.1). */
function stationFor(p: Picture, x: SeenPiece, aims: ReturnType<typeof targets>): (at: Loc) => number {
  const others = p.own.filter((o) => o.id !== x.id && armOf(o) === 'air' && p.isBase(o.at));
  const wanted = aims.map(([h, worth]) => {
    const covered = others.filter((o) => hexDistance(o.at, h) <= AIR_RANGE.mission).length;
    return [h, worth / (1 + covered)] as const;
  });
  return (at) => {
    let n = 0;
    for (const [h, worth] of wanted) {
      const d = hexDistance(at, h);
      if (d <= AIR_RANGE.mission) n += worth * (1 + (AIR_RANGE.mission - d) * AIR.nearer);
    }
    const near = p.front(at);
    const isAlone = p.ownAt(at).length === 0;
    const danger = isAlone ? (near <= AIR.tooNear ? AIR.stranded : near <= AIR.openTo ? AIR.risk : 0) : 0;
    return n - danger - Math.max(0, near - AIR_RANGE.mission) * AIR.tooFar;
  };
}
export function flyHome(p: Picture, ask: Ask): readonly Action[] {
  const out: Action[] = [];
  const aims = targets(p);
  for (const verb of ['return', 'transfer'] as const)
    for (const piece of values(ask, verb)) {
      const x = p.unit(piece);
      if (!x || (verb === 'transfer' && rowOf(x)?.type !== 'air')) continue;
      const station = stationFor(p, x, aims);
      const isHome = p.isBase(x.at) && p.foesAt(x.at).length === 0;
      const now = isHome ? station(x.at) : -100;
      const to = best(values(ask, verb, { piece }), station);
      if (to === undefined) continue;
      if ((verb === 'transfer' || isHome) && station(to) <= now + AIR.worthMoving) continue;
      out.push({ verb, args: { piece, to } });
      p.send(x, to);
    }
  return andPass(out);
}

// Activation (5.2a): an HQ is shown, given its role, and may deploy.
import { type Loc, type Piece, type Preview, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isHex, neighbour, serves } from '../1-map/board.ts';
import { paradropRefusal } from '../14-paratroops/paradrop-hqs.ts';
import { invasionRefusal } from '../15-seapower/invasion-hqs.ts';
import { isHq, isSupreme } from '../2-units/units.ts';
import { markBlitz } from '../4-sequence/command-phase.ts';
import { useSide } from '../6-movement/hexside-limits.ts';
import { enemyOf, SOVIET } from '../sides.ts';
import { isBattle } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { blitzRefusal } from './blitz.ts';
import { crowdRefusal, deployRefusal, deployUsesSides, isRetreat } from './deploying.ts';
import { supremeMoves } from './supreme-hqs.ts';

/** 5.2a: once a turn. Nobody goes by rail or sea before this phase is over (5.2b). */
function activationRefusal(q: Query, hq: Piece): Refusal | undefined {
  if (!isHq(q, hq)) return refuse('5.2a', say`${unit(hq)} is not a headquarters.`);
  if (q.has(hq, 'active')) return refuse('5.2a', say`${unit(hq)} is already active.`);
  if (!serves(q.at(hq))) return refuse('5.2a', say`${unit(hq)} is not in play.`);
  return undefined;
}

function roles(q: Query, hq: Piece): readonly string[] {
  const out = ['command', 'blitz'];
  if (q.sideOf(hq) === SOVIET) out.push('paradrop');
  out.push('invasion', 'blitz invasion');
  return out;
}

/** 5.43, 5.43n, RULINGS R38: what activation will cost, and the warning that the HQ will not live to pay it. */
function wear(q: Query, hq: Piece, steps: number): Preview {
  const lost = q.steps(hq) < steps;
  return {
    cost: steps,
    ...(lost ? { notes: [{ rule: '5.43n', message: say`${unit(hq)} will be eliminated when it deactivates` }] } : {}),
  };
}

/** 14.2, 15.41a: what a marked HQ needs. */
function markedRefusal(q: Query, hq: Piece, role: string): Refusal | undefined {
  if (role === 'paradrop') return paradropRefusal(q, hq);
  return role.includes('invasion') ? invasionRefusal(q, hq) : undefined;
}

/** 14.2, 15.41a: Paradrop and Invasion HQs command from where they are. */
function seatRefusal(q: Query, hq: Piece, role: string, to: Loc): Refusal | undefined {
  if (to === q.at(hq)) return undefined;
  if (role === 'paradrop')
    return refuse('14.2', say`${unit(hq)} may not deploy as it commands a paradrop.`, { places: [to] });
  return role.includes('invasion')
    ? refuse('15.41a', say`${unit(hq)} may not deploy as it commands an invasion.`, { places: [to] })
    : undefined;
}
/** 5.2a: it activates by being revealed. */
const showHq = rule(
  '5.2a',
  (g: Play, hq: Piece): void => g.reveal([hq], enemyOf(g.actor)),
  () => undefined,
);

export const activate = verb({
  id: 'activate',
  title: 'Activate an HQ',
  rule: '5.2a',
  args: { hq: 'piece', role: 'choice', deploy: 'place' },
  ask: {
    hq: {
      title: 'HQ',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => isHq(q, p)),
      refuse: (q, _soFar, hq) => activationRefusal(q, hq),
      preview: (q, _soFar, hq) => wear(q, hq, 1),
    },
    role: {
      candidates: (q, { hq }) => roles(q, hq),
      refuse: (q, { hq }, role) =>
        (role.startsWith('blitz') ? blitzRefusal(q, hq) : undefined) ?? markedRefusal(q, hq, role),
      preview: (q, { hq }, role) => wear(q, hq, role.includes('blitz') ? 2 : 1),
    },
    deploy: {
      title: 'deploy to',
      candidates: (q, { hq, role }) => {
        const at = q.at(hq);
        if (role === 'paradrop' || role.includes('invasion') || !isHex(at)) return [at];
        return [at, ...[0, 1, 2, 3, 4, 5].map((d) => neighbour(at, d)).filter((h) => h >= 0)];
      },
      refuse: (q, { hq, role }, to) =>
        seatRefusal(q, hq, role, to) ?? deployRefusal(q, hq, to) ?? crowdRefusal(q, hq, role, to),
    },
  },
  apply(g, { hq, role, deploy }) {
    showHq(g, hq);
    g.raise(hq, 'active');
    if (role.includes('blitz')) markBlitz(g, hq);
    if (role.includes('invasion')) g.raise(hq, 'invasion');
    if (role === 'paradrop') g.raise(hq, 'paradrop');
    const from = g.at(hq);
    if (deploy !== from) {
      const retreat = isBattle(g, from) && isRetreat(g, hq);
      // 5.21b: leaving nobody behind is a retreat under pursuit; the HQ runs the gauntlet before it stands in its new hex.
      if (retreat) g.call('pursuit', { side: g.actor, vars: { rearguard: hq, to: deploy } });
      else {
        if (isBattle(g, from) && deployUsesSides(g)) useSide(g, from, deploy, g.actor);
        g.move(hq, deploy, { by: 'deploy' });
      }
    }
    if (isSupreme(g, hq) && role === 'command') g.setTrack('supreme', supremeMoves(g, hq));
  },
});

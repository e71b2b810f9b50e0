// Chapter 6, 6.5: barrages before movement, where a scenario grants ammunition (6.5.1).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Verb } from '@rasputitsa/kernel';
import { HEXES } from '../1-basics/board.ts';
import { openStacks } from '../16-masking/masking.ts';
import { picture } from '../4-zone-of-control/zones.ts';
import { stir } from '../5-combat/disorganization.ts';
import { table } from '../data/tables.ts';
import { callFire, netFire } from './fire-results.ts';
import { supportStrength } from './fire.ts';
import { gunsOn } from './ranged.ts';
import { type DecisionNode, nameOf, type Query, verb } from '../words.ts';

/** 6.5.7 One ammunition unit for each gun. */
const ammunition = rule(
  '6.5.7',
  (q: Query): number => q.track(nameOf('ammunition', q.active)),
  () => Number.MAX_SAFE_INTEGER,
);
/** 6.5.4 At least two guns at a hex. */
const least = rule(
  '6.5.4',
  (): number => table('numbers').barrageLeast,
  () => 1,
);
/** 6.5.3 Strength is doubled. */
const doubled = rule(
  '6.5.3',
  (strength: number): number => strength * 2,
  (strength: number) => strength,
);
const strengthOf = (q: Query, guns: readonly Piece[]): number =>
  doubled(guns.reduce((n, p) => n + supportStrength(q, p, 'attack'), 0));

function refuseTarget(q: Query, hex: Loc): Refusal | undefined {
  if (hex < 0 || hex >= HEXES || (picture(q, q.actor).foes[hex] ?? 0) === 0)
    return refuse('6.5.2', say`There is no enemy in ${place(hex)}.`, { places: [hex] });
  if (gunsOn(q, hex).length >= least()) return undefined;
  return refuse('6.5.4', say`Fewer than two guns reach ${place(hex)}.`, { places: [hex] });
}
function refuseGuns(q: Query, hex: Loc, guns: readonly Piece[]): Refusal | undefined {
  if (guns.length < least()) return refuse('6.5.4', say`A barrage needs at least two guns.`);
  if (guns.length > ammunition(q)) return refuse('6.5.7', say`There is ammunition for ${ammunition(q)} guns.`);
  const all = gunsOn(q, hex);
  if (!guns.every((p) => all.includes(p))) return refuse('6.4.1', say`Not all of these guns can fire there.`);
  if (netFire(q, hex, strengthOf(q, guns)) >= 1) return undefined;
  return refuse('6.4.2.b', say`The cover at ${place(hex)} leaves nothing of this fire.`, { places: [hex] });
}
const fireBarrage = verb({
  id: 'barrage',
  title: 'Barrage',
  rule: '6.5.2',
  args: { target: 'place', guns: 'pieces' },
  ask: {
    target: {
      title: 'Hex',
      *candidates(q) {
        const { foes } = picture(q, q.actor);
        for (let hex = 0; hex < HEXES; hex++) if ((foes[hex] ?? 0) > 0 && !refuseTarget(q, hex)) yield hex;
      },
      refuse: (q, _, hex) => refuseTarget(q, hex),
    },
    guns: {
      title: 'Guns',
      candidates: (q, { target }) => [gunsOn(q, target).slice(0, Math.min(8, ammunition(q)))],
      elements: (q, { target }) => gunsOn(q, target),
      refuse: (q, { target }, guns) => refuseGuns(q, target, guns),
    },
  },
  apply(g, { target, guns }) {
    const strength = netFire(g, target, strengthOf(g, guns));
    const track = nameOf('ammunition', g.active);
    g.setTrack(track, Math.max(0, g.track(track) - guns.length));
    for (const p of guns) {
      g.setField(p, 'silent', 2);
      stir(g, p);
    }
    openStacks(g, [...guns, ...g.piecesAt(target)]);
    callFire(g, 'artilleryFire', target, strength);
  },
});

/** 6.5.1, 6.5.8 Phases 2 and 8, when there is ammunition; nobody has to use it. */
const isGranted = rule(
  '6.5.1',
  (q: Query): boolean => q.track(nameOf('ammunition', q.active)) > 0,
  () => true,
);
export const barrage: DecisionNode = {
  kind: 'decision',
  id: 'barrage',
  title: 'Artillery barrage',
  rule: '2.2.2',
  when: isGranted,
  verbs: ['barrage'],
  prompt: (q) => say`Fire barrages: ${q.track(nameOf('ammunition', q.active))} ammunition units.`,
  done: { title: 'No more barrages', rule: '6.5.8' },
};
export const barrageVerbs: readonly Verb[] = [fireBarrage];

// Obligatory attacks against trying everything: small random positions, some of them in the middle of a phase. Every attack that could be declared
// is asked for, and is refused if and only if it lowers the greatest number of duties that can be met (RULINGS R22, R115).
import { type Loc, type Piece, type Random, random } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { AROUND, hexOf, PLACES } from '../1-basics/board.ts';
import { position } from './position.ts';

/** Open country without water, in one patch: here a zone of control is every hex beside the unit. */
const PATCH = ['0704', '0705', '0706', '0803', '0804', '0805', '0903', '0904', '0905', '0604', '0605'].map(hexOf);
const OWN = ['330/183 INF', '343/183 INF', '351/183 INF', '458/258 INF', '478/258 INF'];
const ENEMY = ['29 INF-BR', '28 INF-BR', '44 INF-BR', '50 INF-BR', '55 INF-BR'];

const isBeside = (a: Loc, b: Loc): boolean => (AROUND[a] ?? []).includes(b);
interface Unit {
  readonly p: Piece;
  readonly at: Loc;
  readonly owes: boolean;
}
interface Rest {
  /** Units that can still attack, hexes that can still be attacked, and those of them that must be. */
  readonly units: readonly Unit[];
  readonly open: readonly Loc[];
  readonly owed: ReadonlySet<Loc>;
}
function subsets<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 1 << list.length }, (_, bits) => list.filter((_, i) => (bits & (1 << i)) !== 0));
}

/** The greatest number of duties that some set of battles meets: every unit attacks some hexes or none. */
function most({ units, open, owed }: Rest): number {
  const battles: { targets: readonly Loc[]; from: Loc }[] = [];
  let best = 0;
  const tryFrom = (i: number, met: number): void => {
    const u = units[i];
    if (!u) {
      best = Math.max(best, met);
      return;
    }
    tryFrom(i + 1, met);
    const near = open.filter((hex) => isBeside(u.at, hex));
    for (const targets of subsets(near)) {
      if (targets.length === 0) continue;
      const same = battles.find(
        (b) => b.targets.length === targets.length && b.targets.every((t) => targets.includes(t)),
      );
      if (same) {
        if (targets.length === 1 || same.from === u.at) tryFrom(i + 1, met + (u.owes ? 1 : 0));
        continue;
      }
      if (battles.some((b) => b.targets.some((t) => targets.includes(t)))) continue;
      battles.push({ targets, from: u.at });
      tryFrom(i + 1, met + (u.owes ? 1 : 0) + targets.filter((t) => owed.has(t)).length);
      battles.pop();
    }
  };
  tryFrom(0, 0);
  return best;
}

/** A board of a few units of both sides; now and then some have dug in, or fought. */
function board(dice: Random) {
  const hexes = [...PATCH].sort(() => dice.int(3) - 1);
  const enemies = 1 + dice.int(4);
  const foes = hexes.slice(0, enemies);
  const homes = hexes.slice(enemies, enemies + 3);
  const own = Array.from({ length: 1 + dice.int(4) }, () => homes[dice.int(homes.length)] ?? -1);
  const works = homes.filter(() => dice.int(4) === 0);
  const fought = (): readonly string[] => (dice.int(5) === 0 ? ['fought'] : []);
  return {
    works,
    own: own.map((at, i) => ({ name: OWN[i] ?? '', at, flags: fought() })),
    foes: foes.map((at, i) => ({ name: ENEMY[i] ?? '', at, flags: fought() })),
  };
}

test('[moscow41 5.1.3 5.1.4 5.1.5] an attack is refused if and only if it costs a duty that could be met', () => {
  const dice = random(41);
  const wrong: object[] = [];
  const counts = { asked: 0, refused: 0, ends: 0 };
  for (let n = 0; n < 2000; n++) {
    const { works, own, foes } = board(dice);
    const match = position({
      phase: 'attack',
      side: 'german',
      layers: { works: { german: works.map((hex) => PLACES.label(hex)) } },
      pieces: [...own, ...foes].map((u) => ({ unit: u.name, at: PLACES.label(u.at), flags: [...u.flags] })),
    });
    const numbers = new Map(match.q.piecesOf(0).map((p) => [match.q.kindOf(p).name, p]));
    const exposed = own.filter((u) => !works.includes(u.at) && foes.some((f) => isBeside(f.at, u.at)));
    const units = own
      .map((u) => ({ p: numbers.get(u.name) ?? -1, at: u.at, owes: exposed.includes(u), isIdle: u.flags.length > 0 }))
      .filter((u) => !u.isIdle);
    const open = foes.filter((f) => f.flags.length === 0).map((f) => f.at);
    const owed = new Set(open.filter((hex) => exposed.some((u) => isBeside(u.at, hex))));
    const whole = most({ units, open, owed });
    for (const targets of subsets(open)) {
      let isOffered = false;
      for (const attackers of subsets(units)) {
        if (targets.length === 0 || attackers.length === 0) continue;
        if (!attackers.every((u) => targets.every((hex) => isBeside(u.at, hex)))) continue;
        if (targets.length > 1 && new Set(attackers.map((u) => u.at)).size > 1) continue;
        const met = attackers.filter((u) => u.owes).length + targets.filter((hex) => owed.has(hex)).length;
        const after = most({
          units: units.filter((u) => !attackers.includes(u)),
          open: open.filter((hex) => !targets.includes(hex)),
          owed,
        });
        const no = match.whyNot(0, { verb: 'attack', args: { targets, units: attackers.map((u) => u.p) } });
        const isTrue = no === undefined || /^5\.1\.[345]$/.test(no.rule);
        if (!isTrue || (met + after === whole) !== (no === undefined)) wrong.push({ n, targets, attackers, no });
        counts.asked++;
        if (no) counts.refused++;
        else isOffered = true;
      }
      // Hexes are offered when somebody may attack them.
      if (targets.length > 0 && match.choices(0, 'attack', { targets }).ok !== isOffered) wrong.push({ n, targets });
    }
    // The phase can end when nothing more can be met.
    const end = match.whyNot(0, { verb: 'done', args: {} });
    if ((end === undefined) !== (whole === 0)) wrong.push({ n, end });
    if (whole === 0) counts.ends++;
  }
  expect(wrong).toEqual([]);
  expect(counts.asked).toBeGreaterThan(5000);
  expect(counts.refused).toBeGreaterThan(300);
  expect(counts.ends).toBeGreaterThan(100);
}, 600_000);

// 5.2, 5.3.7, 5.6, 10.2.4: a combat as it happened: strengths, column, roll, result, losses, prices, tests.
import type { GameEvent } from '@rasputitsa/kernel';
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import type { Reader, Table } from './audit.ts';
import { labelOf } from './board.ts';
import {
  attackOf,
  cellAt,
  type Fight,
  fightOf,
  fireCell,
  isBesideAny,
  readHalf,
  reckon,
  resultOf,
  rollOf,
  terrainModifier,
} from './combat.ts';
import type { Memory } from './memory.ts';
import { foeOf, isGun, nameOf, Position, type Unit } from './position.ts';
import type { Flight } from './retreats.ts';

interface Course {
  readonly oos: ReadonlyMap<number, number>;
  fight?: Fight;
  column: number;
  roll: number;
  cell: string;
  attackPool: readonly Unit[];
  defencePool: readonly Unit[];
  readonly tests: Test[];
  readonly disorganized: ReadonlySet<number>;
  /** The stage whose first number of CEL was compared. */
  seen: number;
  obliged: number;
}
interface Test {
  readonly rule: string;
  readonly dice: number;
  readonly group: readonly number[];
}
interface Fire {
  readonly kind: string;
  readonly hex: number;
  readonly strength: number;
}
const names = (us: readonly Unit[]): string => us.map(nameOf).join(', ');

const courseFrom = (pos: Position): Course => ({
  oos: new Map(pos.units.map((u) => [u.p, pos.field(u, 'oos')])),
  column: -1,
  seen: -1,
  obliged: -1,
  roll: -1,
  cell: '',
  attackPool: [],
  defencePool: [],
  tests: [],
  disorganized: new Set(pos.units.filter((u) => pos.has(u, 'disorganized')).map((u) => u.p)),
});

export function readCombat(book: RefereeBook, memory: Memory): Reader {
  let now: Course | undefined;
  let fire: Fire | undefined;
  let fireRoll: (Fire & { readonly roll: number }) | undefined;
  return {
    before(e: GameEvent, table) {
      if (e.k === 'entered' && e.frame.n === 'combat') {
        const { pos } = table;
        memory.spent = new Set(pos.units.filter((u) => pos.has(u, 'fired')).map((u) => u.p));
        now = courseFrom(pos);
        const targets = (e.frame.vars['targets'] ?? []) as readonly number[];
        const there = targets.flatMap((hex) => pos.of(foeOf(pos.active), hex).filter((u) => !pos.has(u, 'fought')));
        const theirs = new Set((e.frame.vars['defenders'] ?? []) as readonly number[]);
        book.sets('5.1.1', 'defenders', new Set(there.map((u) => u.p)), theirs, (p) => nameOf(pos.unit(p)));
      }
      if (e.k === 'entered' && e.frame.n === 'fire') {
        const { vars } = e.frame;
        fire = {
          kind: vars['fireKind'] as string,
          hex: vars['fireHex'] as number,
          strength: vars['fireStrength'] as number,
        };
        compareFireStrength(book, table, fire);
      }
      if (e.k === 'rolled') onRoll(e, table);
      if (e.k === 'noted' && e.rule === '5.2.1.f' && now && e.message.text[0] === 'Result: ')
        book.same(
          'TAB.COMBAT',
          'result',
          now.cell,
          (e.message.refs?.[0] ?? '') as string,
          () => `column ${now?.column}`,
        );
      if (e.k === 'frame' && now?.fight) onFrame(e, table, now, now.fight);
      if (e.k === 'left' && e.n === 'combat' && now?.fight) closeCombat(table, now, now.fight);
      if (e.k === 'left' && e.n === 'combat') now = undefined;
      if (e.k === 'frame' && fire && e.key === 'cel' && e.up === 0 && table.state.stack.at(-1)?.n === 'fire')
        onFireCel(e, table);
    },
  };

  function onRoll(e: Extract<GameEvent, { k: 'rolled' }>, { pos, state, deed: { before } }: Table): void {
    const dice = e.dice.reduce((a, b) => a + b, 0);
    if (e.rule === '5.2.1.e' && now) {
      const f = fightOf(pos, memory.spent);
      if (!f) return;
      now.fight = f;
      const sum = reckon(pos, f, new Position(before).missions);
      const [, attack, defence] = e.purpose.refs ?? [];
      const about = () => `${names(f.attackers)} against ${f.targets.map(labelOf).join(' ')}`;
      book.same('5.2.1.b', 'attack strength', sum.attack, attack as number, about);
      book.same('5.2.1.b', 'defence strength', sum.defence, defence as number, about);
      now.column = sum.column;
      now.roll = rollOf(pos, f, dice);
      now.cell = cellAt(sum.column, now.roll);
      now.defencePool = defencePool(pos, f);
      now.attackPool = [...f.attackers, ...f.guns.filter((g) => isBesideAny(pos, g, f.targets))];
    }
    if ((e.rule === '5.6.1.b' || e.rule === '5.6.1.c') && now?.fight) {
      const ref = (e.purpose.refs ?? []).find((r) => typeof r === 'object' && 'pieces' in r);
      now.tests.push({ rule: e.rule, dice, group: ref?.pieces ?? [] });
    }
    if ((e.rule === '8.2.6' || e.rule === '6.4.2.c') && fire && state.stack.at(-1)?.n === 'fire')
      fireRoll = { ...fire, roll: dice };
  }
  function onFrame(e: Extract<GameEvent, { k: 'frame' }>, table: Table, c: Course, f: Fight): void {
    if (e.up !== 0 || table.state.stack.at(-1)?.n !== 'combat') return;
    const stage = (table.state.stack.at(-1)?.vars['stage'] ?? 0) as number;
    const { pos } = table;
    const result = resultOf(c.cell);
    const about = () =>
      `${c.cell} for ${names(f.attackers)} against ${f.targets.map(labelOf).join(' ')} (stage ${stage})`;
    if (e.key === 'column') book.same('1.6', 'column', c.column, e.to as number, about);
    if (e.key === 'roll') book.same('9.2.1', 'roll', c.roll, e.to as number, about);
    if (e.key === 'beaten' && result.attacker.hexes + result.defender.hexes > 0)
      book.same(
        '5.3.1',
        'who is beaten',
        result.attacker.hexes > 0 ? f.attacker : foeOf(f.attacker),
        e.to as number,
        about,
      );
    if (e.key === 'hexes')
      book.same(
        '5.3.1',
        'hexes to go back',
        Math.max(result.attacker.hexes, result.defender.hexes),
        e.to as number,
        about,
      );
    const alive = (us: readonly Unit[]) => us.filter((u) => pos.isOnMap(u));
    const sets = (mine: readonly Unit[], what: string) =>
      book.sets(
        '5.1.8',
        what,
        new Set(alive(mine).map((u) => u.p)),
        new Set(e.to as readonly number[]),
        (p) => `${nameOf(pos.unit(p))}, ${about()}`,
      );
    if (e.key === 'cel' && c.seen !== stage) {
      c.seen = stage;
      if (stage === 4) book.same('5.2.1.f', 'losses', result.attacker.loss, e.to as number, about);
      if (stage === 5) book.same('5.2.1.f', 'losses', result.defender.loss, e.to as number, about);
      if (stage === 7) book.same('5.3.7', 'price of standing', standingPrice(pos, f), e.to as number, about);
    }
    if (e.key === 'pool' && stage === 4) sets(c.attackPool, 'who may lose');
    if (e.key === 'pool' && stage === 5) sets(c.defencePool, 'who may lose');
    if (e.key === 'obliged' && (stage === 4 || stage === 5) && c.obliged !== stage) {
      c.obliged = stage;
      const mine = alive(stage === 4 ? f.stars : f.defenceStars).map((u) => u.p);
      book.sets(
        '15.1.7',
        'who must lose',
        new Set(mine),
        new Set(e.to as readonly number[]),
        (p) => `${nameOf(pos.unit(p))}, ${about()}`,
      );
    }
  }
  /** 5.3.7.mix: the largest shortfall of survivors other than emplaced guns. */
  function standingPrice(pos: Position, f: Fight): number {
    const vars = pos.frame('combat')?.vars ?? {};
    const hexes = (vars['hexes'] ?? 0) as number;
    if (hexes === 0) return 0;
    const beaten = vars['beaten'] as number;
    const gone = (vars['gone'] ?? []) as readonly number[];
    const went = new Map<number, number>();
    let i = 0;
    for (const fl of (vars['flights'] ?? []) as unknown as readonly Flight[]) {
      for (const p of gone.slice(i, i + fl.count)) went.set(p, fl.path.length);
      i += fl.count;
    }
    const side = (beaten === f.attacker ? (now?.attackPool ?? []) : (now?.defencePool ?? [])).filter(
      (u) => pos.isOnMap(u) && !(isGun(u) && !pos.has(u, 'limbered')),
    );
    return Math.max(0, ...side.map((u) => hexes - (went.get(u.p) ?? 0)));
  }
  function closeCombat({ pos }: Table, c: Course, f: Fight): void {
    const result = resultOf(c.cell);
    const about = (u: Unit) => () => `${nameOf(u)} after ${c.cell}`;
    const alive = [...c.attackPool, ...c.defencePool].filter((u) => pos.isOnMap(u));
    const weak = new Set(c.disorganized);
    for (const u of alive) {
      const half = u.side === f.attacker ? result.attacker : result.defender;
      if (half.disorganized) weak.add(u.p);
    }
    compareTests(pos, c, weak);
    for (const u of alive) book.same('5.6.1', 'disorganized', weak.has(u.p), pos.has(u, 'disorganized'), about(u));
    // 10.2.4
    const isDriven = result.defender.hexes > 0;
    for (const u of [...f.attackers, ...f.defenders]) {
      const was = c.oos.get(u.p) ?? 0;
      if (!pos.isOnMap(u)) continue;
      const up = was > 0 && (u.side === f.attacker ? !isDriven : isDriven) ? 1 : 0;
      book.same('10.2.4', 'level after combat', was + up, pos.field(u, 'oos'), about(u));
    }
  }
  /** 5.3.9, 5.6.1, R8: a roll for a dot, one for every hex of a retreat beyond the first; whoever fails is not tested again. */
  function compareTests(pos: Position, c: Course, weak: Set<number>): void {
    const stands = (ps: readonly number[]) => ps.filter((p) => pos.isOnMap(pos.unit(p)) && !weak.has(p));
    const test = (rule: string, group: readonly number[], rolls: Test[]) => {
      const who = stands(group);
      if (who.length === 0) return;
      const roll = rolls.shift();
      const names = who.map((p) => nameOf(pos.unit(p))).join(', ');
      const mine = who.toSorted((a, b) => a - b).join(' ');
      book.same(
        rule,
        'tests',
        mine,
        (roll?.group ?? []).toSorted((a, b) => a - b).join(' '),
        () => `${names} (${c.cell})`,
      );
      for (const p of who) if ((roll?.dice ?? 0) >= pos.unit(p).row.morale) weak.add(p);
    };
    const dots = c.tests.filter((t) => t.rule === '5.6.1.b');
    const ways = c.tests.filter((t) => t.rule === '5.6.1.c');
    const pool = c.attackPool.map((u) => u.p);
    if (resultOf(c.cell).attacker.test) test('5.6.1.b', pool, dots);
    const vars = pos.frame('combat')?.vars ?? {};
    const gone = (vars['gone'] ?? []) as readonly number[];
    let i = 0;
    for (const fl of (vars['flights'] ?? []) as unknown as readonly Flight[]) {
      for (let n = 1; n < fl.path.length; n++) test('5.3.9', gone.slice(i, i + fl.count), ways);
      i += fl.count;
    }
    book.same('5.3.9', 'tests', 0, dots.length + ways.length, () => `more tests than are due (${c.cell})`);
  }
  function onFireCel(e: Extract<GameEvent, { k: 'frame' }>, { state }: Table): void {
    if (!fireRoll || (state.stack.at(-1)?.vars['stage'] ?? 0) !== 1) return;
    const half = readHalf(fireCell(fireRoll.kind, fireRoll.strength, fireRoll.roll));
    const { hex, strength, roll } = fireRoll;
    book.same(
      'TAB.ART',
      'fire result',
      half.loss,
      e.to as number,
      () => `${strength} SP at ${labelOf(hex)}, roll ${roll}`,
    );
    fireRoll = undefined;
  }
}

/** 6.3.5, R120: guns that support from beside the attackers share what happens. */
function defencePool(pos: Position, f: Fight): readonly Unit[] {
  const from = f.attackers.map((u) => pos.at(u));
  return [...f.defenders, ...f.defenceGuns.filter((g) => isBesideAny(pos, g, from))];
}

/** 6.4.2.b, 8.2.7 */
function compareFireStrength(book: RefereeBook, { pos, deed }: Table, fire: Fire): void {
  const { verb, args } = deed.action;
  const cover = 2 * terrainModifier(fire.hex);
  const about = () => `fire at ${labelOf(fire.hex)}`;
  if (fire.kind === 'airFire') {
    // The plot has been revealed; the counter flies whole.
    book.same('8.2.7', 'strength of fire', 4 - cover, fire.strength, about);
    return;
  }
  if (verb !== 'bombard') return;
  const guns = pos.list(args['guns']);
  const air = new Position(deed.before).missions.filter(
    (m) => m.mission === 'offensive-support' && m.hex === fire.hex && m.side === deed.side,
  );
  const sum = guns.reduce((n, g) => n + attackOf(pos, g), 0) + air.reduce((n, m) => n + m.strength, 0);
  book.same('6.4.2.b', 'strength of fire', sum - cover, fire.strength, about);
}

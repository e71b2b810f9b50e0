// What is offered in combat: who may attack whom, what supports an attack, who loses a step, who goes where.
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import type { Due } from '../words.ts';
import { type Hex, labelOf, neighbours } from './board.ts';
import {
  type CombatPhase,
  counted,
  defendersAt,
  type Fight,
  isCommanded,
  isQualified,
  isTarget,
  mayAttack,
  mayBarrage,
  mayLead,
  maySupport,
} from './combat.ts';
import type { Desk } from './desk.ts';
import { foeOf, nameOf, type Position, type Unit } from './position.ts';
import { advances, type Path, retreats } from './retreats.ts';
import { mayLeave } from './stacking.ts';
import { sampler } from '@rasputitsa/kernel/referee-table';
import { offered } from './offered.ts';

export interface BattleVars {
  readonly targets: readonly Hex[];
  readonly attackers: readonly number[];
  readonly defenders?: readonly number[];
  readonly guns: readonly number[];
  readonly flier?: number | null;
  readonly mobile: boolean;
  readonly led: boolean;
  readonly dues?: readonly Due[];
  readonly hit?: readonly number[];
  readonly units?: readonly number[];
  readonly from?: Hex | null;
  readonly gone?: readonly Hex[];
  readonly far?: number;
  readonly advanced?: readonly number[];
  readonly result?: string;
}
export interface Battle {
  readonly side: number;
  readonly vars: BattleVars;
}
export function battleOf(state: Position['state']): Battle | undefined {
  const frame = state.stack.findLast((f) => f.n === 'battle');
  return frame ? { side: frame.side, vars: frame.vars as unknown as BattleVars } : undefined;
}
export function fightOf(pos: Position, b: Battle): Fight {
  return {
    side: b.side,
    targets: b.vars.targets,
    attackers: b.vars.attackers.map((p) => pos.unit(p)).filter((u) => pos.isOnMap(u)),
    guns: b.vars.guns.map((p) => pos.unit(p)),
    flier: typeof b.vars.flier === 'number' && b.vars.flier >= 0,
    isMobile: b.vars.mobile,
    isLed: b.vars.led,
  };
}

export function watchCombat(book: RefereeBook): Desk {
  const sample = sampler(60, 4);
  return {
    asked(pos, now) {
      sample.ask(`${now.node} ${pos.turn} ${now.side}`);
      if (now.node === 'first-combat' || now.node === 'second-combat')
        attacks(book, pos, now, sample.pick(enemyHexes(pos, now.side)));
      if (now.node === 'support') support(book, pos, now);
      if (now.node === 'step-loss') losses(book, pos, now);
      if (now.node === 'retreat' || now.node === 'fall-back') fallBacks(book, pos, now);
      if (now.node === 'advance') follow(book, pos, now);
    },
  };
}
function enemyHexes(pos: Position, side: number): readonly Hex[] {
  const hexes = new Set(
    pos
      .onMap(foeOf(side))
      .filter((u) => u.is !== 'air')
      .map((u) => pos.at(u)),
  );
  return [...hexes].filter((hex) => neighbours(hex).some((n) => pos.ground(side, n).length > 0));
}
function attacks(book: RefereeBook, pos: Position, now: Question, hexes: readonly Hex[]): void {
  const phase: CombatPhase = now.node === 'first-combat' ? 'first' : 'second';
  for (const hex of hexes) {
    const near = neighbours(hex).flatMap((n) => pos.ground(now.side, n));
    const able: Unit[] = [];
    for (const u of near) {
      const mine = isTarget(pos, now.side, hex) && mayAttack(pos, u, hex, phase);
      if (mine) able.push(u);
      if (u.is === 'hq') continue;
      const theirs = now.whyNot('attack', { targets: [hex], units: [u.p] }) === undefined;
      book.same(
        '8.1',
        'who may attack',
        mine,
        theirs,
        () => `${nameOf(u)} from ${labelOf(pos.at(u))} on ${labelOf(hex)}`,
      );
    }
    if (!able.some((u) => u.is !== 'hq')) continue;
    // All of them together: 23.2a. An HQ comes with units it leads (23.3, 23.4).
    const leads = (hq: Unit) =>
      isQualified(
        hq,
        able.filter((u) => u.is !== 'hq' && pos.at(u) === pos.at(hq)),
      );
    const all = able.filter((u) => u.is !== 'hq' || leads(u));
    const mine = counted(all) < 4 || isCommanded(pos, all);
    const theirs = now.whyNot('attack', { targets: [hex], units: all.map((u) => u.p) }) === undefined;
    book.same('23.2a', 'attack by all', mine, theirs, () => `${all.map(nameOf).join(' + ')} on ${labelOf(hex)}`);
    // 8.2: two hexes at once.
    for (const other of neighbours(hex)) {
      if (other < hex || !isTarget(pos, now.side, other)) continue;
      for (const u of able.filter((x) => x.is !== 'hq')) {
        const both = mayAttack(pos, u, other, phase);
        const can = now.whyNot('attack', { targets: [hex, other], units: [u.p] }) === undefined;
        book.same('8.2b', 'two hexes', both, can, () => `${nameOf(u)} on ${labelOf(hex)} and ${labelOf(other)}`);
      }
    }
  }
}
function support(book: RefereeBook, pos: Position, now: Question): void {
  const battle = battleOf(pos.state);
  if (!battle) return;
  const f = fightOf(pos, battle);
  const about = (p: number) => `${nameOf(pos.unit(p))} for ${f.targets.map(labelOf).join(', ')}`;
  const ps = (may: (u: Unit) => boolean) =>
    new Set(
      pos
        .onMap(now.side)
        .filter(may)
        .map((u) => u.p),
    );
  book.sets(
    '22.1',
    'barrage',
    ps((u) => mayBarrage(pos, u, f)),
    offered(now, 'barrage', 'gun', {}),
    about,
  );
  book.sets(
    '15.5',
    'ground support',
    ps((u) => maySupport(pos, u, f)),
    offered(now, 'ground-support', 'air', {}),
    about,
  );
  book.sets(
    '26.1A',
    'Zhukov',
    ps((u) => mayLead(pos, u, f)),
    offered(now, 'lead', 'leader', {}),
    about,
  );
}

/** 8.6, 23.1a: who may take the next step loss. */
export function takers(pos: Position, units: readonly Unit[], due: Due, hit: readonly number[]): readonly Unit[] {
  const alive = units.filter((u) => u.is !== 'leader' && u.is !== 'air');
  // 23.1: HQs last.
  const line = alive.filter((u) => u.is !== 'hq');
  const pool = line.length > 0 ? line : alive;
  if (due.kind === 'tiger' || due.kind === 'sapper') {
    const special = pool.filter((u) => u.type === due.kind);
    if (special.length > 0) return special;
  }
  const fresh = pool.filter((u) => !hit.includes(u.p));
  const open = fresh.length > 0 ? fresh : pool;
  if (due.kind !== 'strongest') return open;
  const most = Math.max(...open.map((u) => pos.attack(u)));
  return open.filter((u) => pos.attack(u) === most);
}
function losses(book: RefereeBook, pos: Position, now: Question): void {
  const battle = battleOf(pos.state);
  const due = battle?.vars.dues?.[0];
  if (!battle || !due) return;
  const units = sufferers(pos, battle, due.side);
  const mine = takers(pos, units, due, battle.vars.hit ?? []);
  book.sets('8.6', 'who may lose a step', new Set(mine.map((u) => u.p)), offered(now, 'lose-step', 'unit', {}), (p) =>
    nameOf(pos.unit(p)),
  );
}
/** Participating units that are still there. */
export function sufferers(pos: Position, battle: Battle, side: number): readonly Unit[] {
  if (side === battle.side) return battle.vars.attackers.map((p) => pos.unit(p)).filter((u) => pos.isOnMap(u));
  return battle.vars.targets.flatMap((hex) => defendersAt(pos, side, hex, battle.vars.mobile));
}

const pathKey = (path: Path): string => `${labelOf(path.at(-1) ?? -1)} by ${labelOf(path[0] ?? -1)}`;
function fallBacks(book: RefereeBook, pos: Position, now: Question): void {
  const battle = battleOf(pos.state);
  if (!battle) return;
  for (const p of battle.vars.units ?? []) {
    const u = pos.unit(p);
    if (!pos.isOnMap(u)) continue;
    const mine = new Set(mayLeave(pos, now.side, pos.at(u), [u]) ? retreats(pos, u, pos.at(u)).map(pathKey) : []);
    const theirs = new Set<string>();
    for (const to of offered2(now, [p]))
      for (const via of now.values('retreat', 'via', { units: [p], to }) as readonly number[])
        theirs.add(pathKey([via, to]));
    const about = (key: string) => `${nameOf(u)} from ${labelOf(pos.at(u))} to ${key}`;
    book.sets('10.1', now.node === 'retreat' ? 'retreats' : 'retreats of attackers', mine, theirs, about);
  }
}
const offered2 = (now: Question, units: readonly number[]): readonly number[] =>
  now.values('retreat', 'to', { units }) as readonly number[];

function follow(book: RefereeBook, pos: Position, now: Question): void {
  const battle = battleOf(pos.state);
  if (!battle) return;
  const { attackers, gone = [], far = 1, advanced = [] } = battle.vars;
  for (const p of attackers) {
    const u = pos.unit(p);
    if (!pos.isOnMap(u)) continue;
    const stays = advanced.includes(p) || !mayLeave(pos, now.side, pos.at(u), [u]);
    const mine = stays ? new Set<Hex>() : advances(pos, u, gone, far);
    const theirs = offered(now, 'advance', 'to', { units: [p] });
    book.sets('12.1', 'advance', mine, theirs, (hex) => `${nameOf(u)} from ${labelOf(pos.at(u))} to ${labelOf(hex)}`);
  }
}

// What an owner may choose in the middle of something: who takes a hit, who is driven back, who lives on stores (7.33, 7.51, 10.5).
import type { Question, RefereeBook } from '@rasputitsa/kernel/referee';
import { mayTake } from './battle.ts';
import { nameOf } from './board.ts';
import type { Position, Unit } from './position.ts';
import type { SupplyCheck } from './supply-check.ts';

type Numbers = readonly number[];
const frameOf = (pos: Position, node: string): Readonly<Record<string, unknown>> =>
  pos.state.stack.findLast((f) => f.n === node)?.vars ?? {};

/** 7.33b: among the strongest that are still there; 7.51n: those driven back only when nobody else is left. */
export function compareLosses(pos: Position, now: Question, book: RefereeBook): void {
  const at = frameOf(pos, 'battle')['at'] as number;
  const gone = new Set((frameOf(pos, 'battle')['out'] as Numbers | undefined) ?? []);
  const units = pos.here(at, now.side).filter((u) => pos.field(u.p, 'part') >= 0);
  const staying = units.filter((u) => !gone.has(u.p));
  const marked = units.filter((u) => pos.field(u.p, 'part') > 0);
  const mine = marked.length > 0 ? marked : mayTake(staying.length > 0 ? staying : units, at);
  book.sets(
    '7.33b',
    'choice of losses',
    new Set(mine.map((u) => u.p)),
    new Set(now.values('take', 'piece') as Numbers),
    (p) => `${pos.name(p)} at ${nameOf(at)} takes the hit`,
  );
}
/** 7.51b: among the weakest. */
export function compareRepulsed(pos: Position, now: Question, book: RefereeBook): void {
  const at = frameOf(pos, 'battle')['at'] as number;
  const gone = new Set((frameOf(pos, 'battle')['gone'] as Numbers | undefined) ?? []);
  const left = pos.here(at, now.side).filter((u) => !gone.has(u.p));
  const least = Math.min(...left.map((u) => u.cv));
  const mine = new Set(left.filter((u) => u.cv === least).map((u) => u.p));
  book.sets(
    '7.51b',
    'choice of losses',
    mine,
    new Set(now.values('repel', 'piece') as Numbers),
    (p) => `${pos.name(p)} at ${nameOf(at)} is driven back`,
  );
}
/** 10.5a, 15.31: among the largest in a fortress, among the weak in a besieged port. */
export function compareStores(pos: Position, now: Question, check: SupplyCheck, book: RefereeBook): void {
  const vars = frameOf(pos, 'stores');
  const at = (vars['at'] ?? frameOf(pos, 'supply-check')['at']) as number;
  const kept = new Set((frameOf(pos, 'supply-check')['kept'] as Numbers | undefined) ?? []);
  const { most, strongest, among } = check.kept(at);
  const mine = new Set((strongest ? undecided(among, most) : among).map((u) => u.p).filter((p) => !kept.has(p)));
  book.sets(
    '10.5a',
    'choice in supply',
    mine,
    new Set(now.values('keep', 'piece') as Numbers),
    (p) => `${pos.name(p)} at ${nameOf(at)} is kept`,
  );
}
/** Where there are stores for all of the largest nobody is asked about them: the choice is among the next. */
function undecided(units: readonly Unit[], stores: number): readonly Unit[] {
  const most = Math.max(...units.map((u) => u.cv));
  const largest = units.filter((u) => u.cv === most);
  if (units.length === 0 || largest.length > stores) return largest;
  return undecided(
    units.filter((u) => u.cv < most),
    stores - largest.length,
  );
}
/** 6.22b, RULINGS R42: any of those who have a line. */
export function compareExcess(pos: Position, now: Question, check: SupplyCheck, book: RefereeBook): void {
  const at = frameOf(pos, 'excess')['at'] as number;
  const out = new Set((frameOf(pos, 'supply-check')['excess'] as Numbers | undefined) ?? []);
  const mine = new Set(
    pos
      .here(at, now.side)
      .filter((u) => !check.lacks(u) && !out.has(u.p))
      .map((u) => u.p),
  );
  book.sets(
    '6.22b',
    'choice in supply',
    mine,
    new Set(now.values('forgo', 'piece') as Numbers),
    (p) => `${pos.name(p)} at ${nameOf(at)} goes without`,
  );
}

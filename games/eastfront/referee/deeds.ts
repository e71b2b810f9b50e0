// What came of a move: places, sides used, Supreme Moves spent, battles begun (6.3, 6.41, 7.12, 7.15).
import type { Deed, RefereeBook } from '@rasputitsa/kernel/referee';
import { isZone, nameOf } from './board.ts';
import { hasEnemy, isNewcomer, landReach, priceOfOrder, sideKey } from './moves.ts';
import { isHq, isSupreme, POOL, type Position } from './position.ts';
import { canMobilize } from './stacking.ts';
import { railReach, seaReach } from './strategic.ts';

type Numbers = Readonly<Record<string, number>>;
const changed = (before: Numbers, after: Numbers): ReadonlySet<string> =>
  new Set([...Object.keys(before), ...Object.keys(after)].filter((k) => (before[k] ?? 0) !== (after[k] ?? 0)));

export function compareDeed(deed: Deed, before: Position, after: Position, book: RefereeBook): void {
  const { verb, args } = deed.action;
  if (verb === 'move' || verb === 'move-via') landMove(deed, before, after, book);
  if (verb === 'rail' || verb === 'sea')
    strategicMove(verb, args['piece'] as number, args['to'] as number, before, after, book);
  if (verb === 'activate')
    activation(args['hq'] as number, args['role'] as string, args['deploy'] as number, before, after, book);
  if (verb === 'mobilize') mobilized(args['hq'] as number, args['to'] as number, before, after, book);
}

function landMove(deed: Deed, before: Position, after: Position, book: RefereeBook): void {
  const u = before.unit(deed.action.args['piece'] as number);
  const to = deed.action.args['to'] as number;
  const via = deed.action.args['via'] as number | undefined;
  const about = (what: string) => () => `${what} after ${u.row.name} went from ${nameOf(u.at)} to ${nameOf(to)}`;
  book.same('6.1a', 'moved', to, after.unit(u.p).at, about('place'));
  book.same('6.1b', 'moved', true, after.unit(u.p).flags.has('moved'), about('having moved'));
  const price = priceOfOrder(before, u) ?? 0;
  book.same('5.61n', 'moved', before.track('supreme') - price, after.track('supreme'), about('Supreme Moves left'));
  const leaves = hasEnemy(before, u.side, u.at);
  const engages = hasEnemy(before, u.side, to);
  const used = [...changed(before.state.marks['crossed'] ?? {}, after.state.marks['crossed'] ?? {})];
  if (!leaves && !engages) {
    book.same('6.33', 'hexsides', 0, used.length, about('sides used up'));
    return;
  }
  const ways = via === undefined ? [...(landReach(before, u).get(to) ?? [])] : [via];
  const keys = ways.map((w) => (engages ? sideKey(u.side, w, to) : sideKey(u.side, u.at, w)));
  book.same(
    '6.33',
    'hexsides',
    true,
    used.length === 1 && keys.includes(used[0] ?? ''),
    about(`side used (${used.join(' ')}) among ${keys.join(' ')}`),
  );
  for (const key of used)
    book.same(
      '6.33',
      'hexsides',
      before.mark('crossed', key) + 1,
      after.mark('crossed', key),
      about(`units over side ${key}`),
    );
}

function strategicMove(
  verb: 'rail' | 'sea',
  p: number,
  to: number,
  before: Position,
  after: Position,
  book: RefereeBook,
): void {
  const u = before.unit(p);
  const supreme = before.track('supreme');
  const price = (verb === 'rail' ? railReach : seaReach)(before, u, supreme).get(to) ?? 0;
  const about = (what: string) => () =>
    `${what} after ${u.row.name} went by ${verb} from ${nameOf(u.at)} to ${nameOf(to)}`;
  book.same('6.53a', 'moved', supreme - price, after.track('supreme'), about('Supreme Moves left'));
  book.same('6.53c', 'moved', true, after.unit(p).flags.has('strategic'), about('strategic'));
  book.same('9.21', 'moved', to, after.unit(p).at, about('place'));
  const used = [...changed(before.state.marks['crossed'] ?? {}, after.state.marks['crossed'] ?? {})];
  const leaves = verb === 'rail' && hasEnemy(before, u.side, u.at) ? 1 : 0;
  book.same('9.22', 'hexsides', leaves, used.length, about('sides used'));
  if (verb === 'rail') return;
  for (const at of [u.at, to])
    book.same(
      '15.21',
      'moved',
      before.mark('port', at) + 1,
      after.mark('port', at),
      about(`ships through ${nameOf(at)}`),
    );
}

/** 5.2a, 5.61, 5.8 */
function activation(p: number, role: string, to: number, before: Position, after: Position, book: RefereeBook): void {
  const hq = before.unit(p);
  const now = after.unit(p);
  const about = (what: string) => () =>
    `${what} after ${hq.row.name} (${role}) at ${nameOf(hq.at)} was activated at ${nameOf(to)}`;
  // Pursuit Fire may have killed it, or be under way (5.21b).
  if (now.at >= POOL && hq.at < POOL) return;
  if (after.node() === 'command') book.same('5.21a', 'activated', to, now.at, about('place'));
  book.same('5.2a', 'activated', true, now.flags.has('active'), about('activation'));
  book.same('4.41b', 'activated', role.includes('blitz'), now.flags.has('blitz'), about('Blitz'));
  book.same('15.41a', 'activated', role.includes('invasion'), now.flags.has('invasion'), about('Invasion HQ'));
  book.same('14.2', 'activated', role === 'paradrop', now.flags.has('paradrop'), about('Paradrop HQ'));
  const grants = isSupreme(hq) && role === 'command' ? 2 * Math.max(0, before.command(now)) : 0;
  book.same('5.61', 'activated', before.track('supreme') + grants, after.track('supreme'), about('Supreme Moves'));
}
/** 5.41, 5.43: it moves, then pays a step and is hidden. Where it retreats, Pursuit Fire is another matter. */
function mobilized(p: number, to: number, before: Position, after: Position, book: RefereeBook): void {
  const hq = before.unit(p);
  const now = after.unit(p);
  const retreats =
    hasEnemy(before, hq.side, hq.at) && !before.here(hq.at, hq.side).some((u) => u.p !== p && !isNewcomer(before, u));
  if (retreats || !canMobilize(before, hq)) return;
  const about = (what: string) => () => `${what} after ${hq.row.name} mobilized from ${nameOf(hq.at)} to ${nameOf(to)}`;
  if (hq.cv === 0) {
    book.same('5.43n', 'deactivated', true, now.at >= POOL, about('elimination'));
    return;
  }
  book.same('5.41', 'deactivated', to, now.at, about('place'));
  book.same('5.43', 'deactivated', hq.cv - 1, now.cv, about('value'));
  book.same('5.43', 'deactivated', false, now.flags.has('active'), about('activity'));
}

/** 7.11, 7.12, 7.15a, 6.41b: what battles there are, who began them, and which were begun in this phase. */
export function compareBattlesBegun(before: Position, after: Position, book: RefereeBook): void {
  const places = new Set([...before.battles(), ...after.battles()]);
  for (const at of places) {
    const name = nameOf(at);
    if (!after.isBattle(at)) {
      book.same(
        '7.12',
        'battles begun',
        -1,
        after.attacker(at),
        () => `Original Attacker at ${name}, where there is no battle`,
      );
      continue;
    }
    if (!before.isBattle(at)) {
      book.same(
        '7.12',
        'battles begun',
        before.active,
        after.attacker(at),
        () => `Original Attacker of the new battle at ${name}`,
      );
      if (!isZone(at))
        book.same('7.15a', 'battles begun', true, after.mark('begun', at) > 0, () => `${name} was begun in this phase`);
      continue;
    }
    // 6.41b: all who were there have gone, newcomers go on: a new attack.
    const mine = after.here(at, before.active);
    const isRenewed =
      (before.within('movement') || before.within('blitz-movement') || before.node() === 'command') &&
      before.here(at, before.active).some((u) => !isNewcomer(before, u)) &&
      mine.every((u) => isNewcomer(after, u));
    const attacker = isRenewed ? before.active : before.attacker(at);
    book.same(
      '6.41b',
      'battles begun',
      attacker,
      after.attacker(at),
      () => `Original Attacker of the battle at ${name}`,
    );
  }
}

/** 4.43c, 5.43, 5.7c: the end of a Combat Phase for HQs. */
export function compareDeactivation(before: Position, after: Position, book: RefereeBook): void {
  for (const hq of before.of(before.active)) {
    if (!isHq(hq) || !hq.flags.has('active')) continue;
    const now = after.unit(hq.p);
    const stays = hq.flags.has('blitz') && !before.isBlitz;
    const about = (what: string) => () => `${what} of ${hq.row.name} of ${hq.cv} after combat`;
    if (hq.cv === 0) {
      book.same('5.43n', 'deactivated', true, now.at >= POOL, about('elimination'));
      continue;
    }
    book.same(stays ? '5.7c' : '5.43', 'deactivated', hq.cv - 1, now.cv, about('value'));
    book.same('4.43c', 'deactivated', stays, now.flags.has('active'), about('activity'));
    book.same('5.7c', 'deactivated', hq.at, now.at, about('place'));
  }
  book.same('5.61', 'deactivated', 0, after.track('supreme'), () => 'Supreme Moves left after combat');
}

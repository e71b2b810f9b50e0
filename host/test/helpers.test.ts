// A computer whose simulations others make: nobody at its table waits for them, whatever they do.
import { Pool } from '@rasputitsa/bots/pool';
import { afterEach, describe, expect, it } from 'vitest';
import { exchangeOf, type Manners } from '../../bots/test/exchange.ts';
import { game } from '../../games/eastfront/index.ts';
import { Connection, LocalHost, memoryStorage, type News } from '../src/index.ts';
import { folderLibrary } from './library.ts';
import { AGAINST_MARSHAL, until } from './marshal.ts';

/** Milliseconds; the simulation at hand is played to its end. */
const AT_ONCE = 100;
/** A machine that others use as well takes its time. */
const OTHERS = 150;

let [pool, leave]: readonly [Pool?, (() => Promise<void>)?] = [];
afterEach(async () => {
  await leave?.();
  pool?.dismiss();
});

/** A Marshal who has begun to think, with others who simulate for him. */
async function thinking(manners: Manners) {
  const exchange = exchangeOf(2, game, manners);
  const helpers = (pool = new Pool(exchange));
  const simulators = () => Promise.resolve(helpers);
  const host = new Connection(new LocalHost({ library: folderLibrary, storage: memoryStorage(), simulators }));
  leave = () => host.leave('mine');
  const heard: News[] = [];
  host.listen((n) => void heard.push(n));
  const table = await host.create(AGAINST_MARSHAL);
  await host.sit(table.id, 1, 'mine');
  const given = (): number => exchange.told.filter((m) => 'task' in m).length;
  return { host, heard, table, exchange, given };
}
const SILENT: Manners = { silentFrom: 1 };

it('the staff has them too, and advises the same', { timeout: 60_000 }, async () => {
  const exchange = exchangeOf(2, game);
  const helpers = (pool = new Pool(exchange));
  const hints = [undefined, () => Promise.resolve(helpers)].map(async (simulators) => {
    const shelves = { library: folderLibrary, storage: memoryStorage(), ...(simulators ? { simulators } : {}) };
    const host = new Connection(new LocalHost(shelves));
    const table = await host.create({ ...AGAINST_MARSHAL, chairs: ['person', 'person'] });
    await host.sit(table.id, 0, 'mine');
    // The first time they have yet to come.
    return [await host.hint('mine'), await host.hint('mine')];
  });
  const [alone, helped] = await Promise.all(hints);
  expect(helped?.[1]?.plans.length).toBeGreaterThan(1);
  expect(helped).toEqual(alone);
  expect(exchange.answered).toBeGreaterThan(0);
});

describe('with helpers who never answer', () => {
  it('is hurried at once, and is answered meanwhile', { timeout: 60_000 }, async () => {
    const { host, heard, given } = await thinking(SILENT);
    await until(() => given() > 2);
    const asked = performance.now();
    expect(await host.whyNot('mine', { verb: 'done', args: {} })).not.toBeNull();
    expect(performance.now() - asked).toBeLessThan(AT_ONCE + OTHERS);
    const acted = (): number => heard.filter((n) => n.kind === 'standing').length;
    const before = acted();
    const hurried = performance.now();
    await host.hurry('mine');
    await until(() => acted() > before);
    expect(performance.now() - hurried).toBeLessThan(AT_ONCE + OTHERS);
  });
  it('thinks to the end all the same', { timeout: 60_000 }, async () => {
    const { heard, given } = await thinking(SILENT);
    await until(() => given() > 2);
    const acted = (): boolean => heard.some((n) => n.kind === 'standing' && n.standing.view.phase.length > 0);
    await until(acted);
    const shares = heard.flatMap((n) => (n.kind === 'thinking' ? [n.share] : []));
    expect(Math.max(...shares)).toBeGreaterThan(0.5);
  });
  it.each([
    ['who leaves the table is left in peace at once', 'leave'],
    ['a game that is removed is thought about no more', 'remove'],
    ['nor is one in which something else has happened', 'resign'],
  ] as const)('%s', { timeout: 60_000 }, async (_, how) => {
    const { host, table, exchange, given } = await thinking(SILENT);
    await until(() => given() > 2);
    const left = performance.now();
    await (how === 'remove' ? host.remove(table.id) : host[how]('mine'));
    // What was given away is forgotten when the thinking ends.
    await until(() => exchange.told.some((m) => 'forget' in m));
    expect(performance.now() - left).toBeLessThan(AT_ONCE + OTHERS);
  });
});

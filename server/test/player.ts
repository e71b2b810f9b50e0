// Somebody who plays at random through the calls a page has, and remembers what was answered.
import type { Standing } from '@rasputitsa/host';
import type { Action, ArgValue, Random } from '@rasputitsa/kernel';
import type { FarHost } from '../src/client.ts';

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random.int(Math.max(1, list.length))];
}
function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((x) => ({ x, at: random.int(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ x }) => x);
}

/** One of the things that can be done now; undefined where nothing can. Ends a step seldom, so that something happens. */
export async function anyAction(host: FarHost, now: Standing, random: Random): Promise<Action | undefined> {
  const legal = now.offers.filter((o) => !o.refusal);
  const ends = legal.filter((o) => o.args.length === 0);
  const rest = shuffled(
    legal.filter((o) => o.args.length > 0),
    random,
  );
  const order = random.int(6) === 0 ? [...ends, ...rest] : [...rest, ...ends];
  for (const { verb, args } of order) {
    if (args.length === 0) return { verb, args: {} };
    const given: Record<string, ArgValue> = {};
    for (let asked = now.starts[verb]; asked?.ok === true; ) {
      if (asked.arg === null) return { verb, args: given };
      const value = pick(asked.choices, random)?.value;
      const element = pick(asked.elements, random);
      if (value !== undefined) given[asked.arg] = value;
      else if (element !== undefined) given[asked.arg] = [element];
      else break;
      asked = await host.choices(now.seat, verb, given);
    }
  }
  return undefined;
}
export function mustDecide(now: Standing): boolean {
  return now.table.over === null && now.view.owing.includes(now.viewer as number) && now.offers.length > 0;
}

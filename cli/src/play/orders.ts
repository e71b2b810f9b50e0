// Standing orders: answers a side leaves for its own later decisions.
import type { ArgValue, Game, Match, Side, StandingOrder, View } from '@rasputitsa/kernel';
import { wordsOf } from './answer.ts';

export function ordersText(game: Game, view: View): string {
  if (game.standingOrders.length === 0) return 'This game has no standing orders.';
  const list = game.standingOrders.map((o) => {
    const on = view.orders.filter((x) => x.id === o.id);
    const params = Object.entries(o.params).map(([name, type]) => `<${name}: ${type}>`);
    const state = on.map(
      (x) => `\n      in force${Object.keys(x.params).length > 0 ? `: ${JSON.stringify(x.params)}` : ''}`,
    );
    return `  ${o.id}: ${o.title} [${o.rule}]\n      give it with: order ${[o.id, ...params].join(' ')}${state.join('')}`;
  });
  return [...list, '  cancel them all with: order none'].join('\n');
}

function paramOf(match: Match, side: Side, type: string, text: string): ArgValue | undefined {
  const { game } = match;
  const place = (t: string): number | undefined => {
    const at = game.places.parse(t);
    return typeof at === 'number' ? at : undefined;
  };
  const piece = (t: string): number | undefined => {
    const at = place(t);
    const own = match.view(side).pieces.filter((p) => p.side === side);
    return own.find((p) => (at === undefined ? game.kinds.find((k) => k.id === p.kind)?.name === t : p.at === at))?.id;
  };
  const all = (one: (t: string) => number | undefined): readonly number[] | undefined => {
    const values = text.split('+').map(one);
    return values.some((v) => v === undefined) ? undefined : (values as number[]);
  };
  switch (type) {
    case 'place':
      return place(text);
    case 'piece':
      return piece(text);
    case 'places':
      return all(place);
    case 'pieces':
      return all(piece);
    case 'side':
      return game.sides.findIndex((s) => s.id === text);
    case 'number':
      return Number.isInteger(Number(text)) ? Number(text) : undefined;
    default:
      return text;
  }
}

const no = (why: string) => ({ text: why, changed: false });

export function giveOrders(
  match: Match,
  side: Side,
  text: string,
): { readonly text: string; readonly changed: boolean } {
  const [id = '', ...words] = wordsOf(text);
  const done = (orders: readonly StandingOrder[], words: string) => {
    const out = match.order(side, orders);
    return out.ok ? { text: words, changed: true } : no(`${out.refusal.text} [${out.refusal.rule}]`);
  };
  if (id === 'none') return done([], 'All standing orders are cancelled.');
  const info = match.game.standingOrders.find((o) => o.id === id);
  if (!info) return no('There is no such standing order; type orders to see them.');
  const params: Record<string, ArgValue> = {};
  for (const [name, type] of Object.entries(info.params)) {
    const word = words.shift();
    const value = word === undefined ? undefined : paramOf(match, side, type, word);
    if (value === undefined) return no(`${info.id} needs ${name} (${type}); type orders to see how it is given.`);
    params[name] = value;
  }
  const now = match.view(side).orders;
  return done([...now, { id: info.id, params: params }], `Ordered: ${info.title}.`);
}

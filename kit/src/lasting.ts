// What rests on the options of a game alone is the same in every match played with them, imagined ones too: it is worked out once for all.
// A planner plays thousands of short matches, and would else begin each of them with the same tables.
import { hasSwitches, type Query } from '@rasputitsa/kernel';

type Store = Map<string, unknown>;
/** Games with other options than the last so many are rare. */
const MOST = 16;
const byGame = new WeakMap<object, Map<string, Store>>();
/** The object with the options stays the same for a whole match. */
const byOptions = new WeakMap<object, Store>();

function storeOf(q: Pick<Query, 'game' | 'state'>): Store {
  const { options, scenario } = q.state;
  let store = byOptions.get(options);
  if (store) return store;
  let stores = byGame.get(q.game);
  if (!stores) byGame.set(q.game, (stores = new Map()));
  const name = `${scenario} ${JSON.stringify(options)}`;
  store = stores.get(name);
  if (!store) {
    if (stores.size >= MOST) stores.clear();
    store = new Map();
    stores.set(name, store);
  }
  byOptions.set(options, store);
  return store;
}
/** `make` may ask the game, its scenario and its options, and nothing of the state but what the key names. */
export function lasting<T>(q: Pick<Query, 'game' | 'state' | 'cached'>, key: string, make: () => T): T {
  // Where rules are switched off and on, a match keeps to itself what it has found.
  if (hasSwitches()) return q.cached(key, [], make);
  const store = storeOf(q);
  if (store.has(key)) return store.get(key) as T;
  const made = make();
  store.set(key, made);
  return made;
}

// A worker that simulates for the one with the rules.
import { helper } from '@rasputitsa/bots/helper';
import type { FromHelper, ToHelper } from '@rasputitsa/bots/pool';
import { loadGame } from './games.ts';
import { turn } from './turns.ts';

const say = (m: FromHelper): void => (self as unknown as Worker).postMessage(m, {});
const hear = helper(loadGame, say, turn);
self.addEventListener('message', (e: MessageEvent<ToHelper>) => hear(e.data));
say({ here: true });

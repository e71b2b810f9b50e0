// Games that are played elsewhere: handed to a program of the server, which stands above this one and so is started, not imported.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Failed } from './errors.ts';
import type { Played, Plan } from './simulation.ts';

const PROGRAM = fileURLToPath(new URL('../../server/src/node-spread.ts', import.meta.url));

export interface Spread {
  readonly plan: Plan;
  /** Whoever has other rules plays other games. */
  readonly rules: number;
}

export function isDatabase(text: string | undefined): text is string {
  return text !== undefined && /^postgres(ql)?:\/\//.test(text);
}
export async function spreadGames(
  url: string,
  spread: Spread,
  tell: (done: number) => void,
): Promise<readonly Played[]> {
  // The address has a password in it: not among the arguments, which everybody on the machine can read.
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, RASPUTITSA_JOBS: url },
  });
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  child.stdin.end(JSON.stringify(spread));
  const out: Played[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    out.push(...(JSON.parse(line) as readonly Played[]));
    tell(out.length);
  }
  if ((await ended) !== 0 || out.length < spread.plan.games)
    throw new Failed({
      what: `only ${out.length} of ${spread.plan.games} games were played`,
      todo: 'look whether the database answers, and whether workers are connected',
    });
  return out.toSorted((a, b) => a.seed - b.seed);
}

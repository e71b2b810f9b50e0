// Runs the program as a user would.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { main } from '../src/program.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
export const GAMES = join(import.meta.dirname, 'games');
export const scratch = mkdtempSync(join(tmpdir(), 'rasputitsa-test-'));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const collect = (add: (text: string) => void) => (text: string | Uint8Array) => {
  add(String(text));
  return true;
};

/** The same in this process: many calls in the time of one. Not for what reads stdin or needs a process of its own. */
export async function inside(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const before = { ...process.env };
  Object.assign(process.env, { RASPUTITSA_GAMES: GAMES, NO_COLOR: '1', ...env });
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(collect((t) => (out += t))),
    vi.spyOn(process.stderr, 'write').mockImplementation(collect((t) => (err += t))),
  ];
  try {
    const code = await main(args);
    return { code, out, err };
  } finally {
    for (const s of spies) s.mockRestore();
    process.env = before;
  }
}

const NODE = join(ROOT, 'node_modules', '.bin', 'node');

export function rasputitsa(
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(NODE, [join(ROOT, 'cli', 'src', 'main.ts'), ...args], {
      cwd: scratch,
      env: { ...process.env, RASPUTITSA_GAMES: GAMES, RASPUTITSA_SAVES: join(scratch, 'saves'), NO_COLOR: '1', ...env },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (d: Buffer) => (out += d.toString()));
    child.stderr.on('data', (d: Buffer) => (err += d.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    // A program that stops reading early does not fail the test.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

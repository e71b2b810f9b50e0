// How a server is set up: by the environment, or by a file of the same words. What is wrong is said all at once, before anything
// starts.
import type { DatabaseAt } from './node-database.ts';

export interface Config {
  readonly at: DatabaseAt;
  readonly address: string;
  readonly port: number;
  readonly origins: readonly string[];
  readonly threads?: number;
  readonly level: string;
  /** Whom a push service may write to. */
  readonly contact?: string;
  /** With PostgreSQL: where the other processes reach this one. */
  readonly inside?: { readonly address: string; readonly port: number };
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
const KNOWN = new Set([
  'DATABASE_URL',
  'RASPUTITSA_DATA',
  'HOST',
  'PORT',
  'ORIGINS',
  'THREADS',
  'LOG_LEVEL',
  'CONTACT',
  'INTERNAL_HOST',
  'INTERNAL_PORT',
]);
const MOST_PORT = 65_535;
const MOST_THREADS = 64;

export class BadConfig extends Error {
  override readonly name = 'BadConfig';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** `NAME=value`, a line each; # begins a comment. */
export function readConfigFile(text: string): {
  readonly words: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
} {
  const words: Record<string, string> = {};
  const problems: string[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    const plain = line.replace(/^\s*#.*/, '').trim();
    if (plain === '') continue;
    const found = /^([A-Z_]+)\s*=\s*(.*)$/.exec(plain);
    const name = found?.[1] ?? '';
    if (!found) problems.push(`line ${i + 1}: expected NAME=value`);
    else if (!KNOWN.has(name))
      problems.push(`line ${i + 1}: there is no setting ${name}; there are ${[...KNOWN].join(', ')}`);
    else words[name] = (found[2] ?? '').replace(/^"(.*)"$/, '$1');
  }
  return { words, problems };
}

export function readConfig(
  words: Readonly<Record<string, string | undefined>>,
  folder: string,
  before: readonly string[] = [],
): Config {
  const problems = [...before];
  const whole = (name: string, most: number): number | undefined => {
    const text = words[name];
    if (text === undefined || text === '') return undefined;
    const n = Number(text);
    if (Number.isInteger(n) && n >= 0 && n <= most) return n;
    problems.push(`${name} must be a whole number from 0 to ${most}, it is ${text}`);
    return undefined;
  };
  const url = words['DATABASE_URL'];
  if (url && !/^postgres(ql)?:\/\//.test(url)) problems.push('DATABASE_URL must begin with postgres://');
  const level = words['LOG_LEVEL'] ?? 'info';
  if (!LEVELS.includes(level)) problems.push(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, it is ${level}`);
  const origins = (words['ORIGINS'] ?? '')
    .split(',')
    .map((x) => x.trim())
    .filter((x) => x !== '');
  for (const x of origins)
    if (!/^https?:\/\/[^/]+$/.test(x)) problems.push(`ORIGINS: ${x} is no origin; write https://name without a path`);
  const contact = words['CONTACT'];
  if (contact && !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    problems.push('CONTACT must be mailto: with an address, or https:');
  const port = whole('PORT', MOST_PORT) ?? 4943;
  const threads = whole('THREADS', MOST_THREADS);
  const inside = { address: words['INTERNAL_HOST'] ?? '127.0.0.1', port: whole('INTERNAL_PORT', MOST_PORT) ?? 0 };
  if (threads === 0) problems.push('THREADS must be at least 1');
  if (problems.length > 0) throw new BadConfig(problems);
  return {
    at: url ? { url } : { folder: words['RASPUTITSA_DATA'] ?? folder },
    address: words['HOST'] ?? '127.0.0.1',
    port,
    origins,
    ...(threads === undefined ? {} : { threads }),
    level,
    ...(contact ? { contact } : {}),
    ...(url ? { inside } : {}),
  };
}

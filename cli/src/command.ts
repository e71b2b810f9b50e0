// A sub-command declares what it takes; help and parsing come from the declaration.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Misused, reason } from './errors.ts';

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  /** What stands for the value in the help text. */
  readonly value?: string;
  readonly multiple?: boolean;
  readonly short?: string;
}

export interface Given {
  readonly words: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  /** A whole number, at least `least`. */
  count(name: string, otherwise: number, least?: number): number;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows the name: `<game> [--seed n]`. */
  readonly usage: string;
  readonly help?: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** How many words may be given: [least, most]. */
  readonly words: readonly [number, number];
  /** The exit code: 0 when all is well. */
  run(given: Given): Promise<number> | number;
}

export const JSON_OPTION: OptionSpec = { type: 'boolean', help: 'print JSON, for programs' };

export function helpText(c: Command): string {
  const options: Readonly<Record<string, OptionSpec>> = { ...c.options, help: { type: 'boolean', help: 'this text' } };
  const left = Object.entries(options).map(
    ([name, o]) => `--${name}${o.type === 'string' ? ` ${o.value ?? 'value'}` : ''}${o.short ? `, -${o.short}` : ''}`,
  );
  const widest = Math.max(...left.map((l) => l.length));
  const list = Object.values(options).map((o, i) => `  ${(left[i] ?? '').padEnd(widest)}  ${o.help}`);
  return [
    `rasputitsa ${c.name} ${c.usage}`.trimEnd(),
    '',
    c.summary,
    ...(c.help ? ['', c.help.trim()] : []),
    '',
    ...list,
  ].join('\n');
}

function whole(name: string, text: string, least: number, usage: Misused['complaint']): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < least)
    throw new Misused({ ...usage, what: `--${name} must be a whole number of at least ${least}, not ${text}` });
  return n;
}

export function parse(c: Command, argv: readonly string[]): Given | 'help' {
  const todo = { todo: `see rasputitsa ${c.name} --help` };
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [name, o] of Object.entries(c.options))
    options[name] = {
      type: o.type,
      ...(o.multiple ? { multiple: true } : {}),
      ...(o.short ? { short: o.short } : {}),
    };
  let values: Record<string, unknown>;
  let words: string[];
  try {
    const parsed = parseArgs({ args: [...argv], options, allowPositionals: true });
    values = parsed.values;
    words = parsed.positionals;
  } catch (error) {
    throw new Misused({ what: reason(error).split('. ')[0] ?? '', ...todo });
  }
  if (values['help'] === true) return 'help';
  const [least, most] = c.words;
  if (words.length < least)
    throw new Misused({
      what: `${c.name} needs more arguments`,
      why: `usage: rasputitsa ${c.name} ${c.usage}`,
      ...todo,
    });
  if (words.length > most)
    throw new Misused({
      what: `${c.name} does not understand ${words.slice(most).join(' ')}`,
      why: `usage: rasputitsa ${c.name} ${c.usage}`.trimEnd(),
      ...todo,
    });
  return {
    words,
    flag: (name) => values[name] === true,
    text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
    texts: (name) => (Array.isArray(values[name]) ? (values[name] as string[]) : []),
    count(name, otherwise, least = 1) {
      const text = values[name];
      return typeof text === 'string' ? whole(name, text, least, { what: '', ...todo }) : otherwise;
    },
  };
}

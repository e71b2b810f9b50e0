// rasputitsa <sub-command> ...: one program for everything that is done from a terminal.
import { nearest } from '@rasputitsa/kernel/near';
import { helpText, parse } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { Failed, Misused, reason } from './errors.ts';

function overview(): string {
  const widest = Math.max(...COMMANDS.map((c) => c.name.length));
  return [
    'rasputitsa: board wargames of the Eastern Front, every rule enforced and cited.',
    '',
    'usage: rasputitsa <command> ...     (npm run rasputitsa -- <command> ... from the repository)',
    '',
    ...COMMANDS.map((c) => `  ${c.name.padEnd(widest)}  ${c.summary}`),
    '',
    'rasputitsa <command> --help says more. Exit codes: 0 success, 1 something failed, 2 wrong usage.',
  ].join('\n');
}

async function dispatch(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const about = rest[0] === undefined ? undefined : COMMANDS.find((c) => c.name === rest[0]);
    process.stdout.write(`${about ? helpText(await about.load()) : overview()}\n`);
    return name === undefined ? 2 : 0;
  }
  const found = COMMANDS.find((c) => c.name === name);
  if (!found) {
    const near = nearest(
      name,
      COMMANDS.map((c) => c.name),
    );
    throw new Misused({
      what: `there is no command ${name}`,
      ...(near ? { why: `did you mean ${near}?` } : {}),
      todo: 'rasputitsa --help lists them',
    });
  }
  const command = await found.load();
  const given = parse(command, rest);
  if (given === 'help') {
    process.stdout.write(`${helpText(command)}\n`);
    return 0;
  }
  return command.run(given);
}

/** Runs the program with these arguments; the exit code. Complaints go to stderr. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    return await dispatch(argv);
  } catch (error) {
    if (error instanceof Failed) {
      process.stderr.write(`rasputitsa: ${error.message}\n`);
      return error instanceof Misused ? 2 : 1;
    }
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    process.stderr.write(
      `rasputitsa: something went wrong inside the program: ${reason(error)}\n${stack}\n  to do: please report it with the command you gave\n`,
    );
    return 1;
  }
}

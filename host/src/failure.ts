// What can go wrong outside the rules, in words that say what happened, why, and what to do.
import { PlayedElsewhere } from '@rasputitsa/kernel';
import type { Trouble } from './protocol.ts';

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly trouble: Trouble;
  constructor(kind: Trouble['kind'], what: string, why: string, todo: string, table?: string) {
    super(`${what}: ${why}`);
    this.trouble = { kind, what, why, todo, ...(table === undefined ? {} : { table }) };
  }
}

export function troubleOf(error: unknown, kind: Trouble['kind'], table?: string): Trouble {
  if (error instanceof Failure) return error.trouble;
  const why = error instanceof Error ? error.message : String(error);
  const at = table === undefined ? {} : { table };
  if (kind === 'storage') {
    if (error instanceof PlayedElsewhere)
      return {
        kind,
        what: 'This game was played on in another window, so this window no longer keeps it',
        why,
        todo: 'Go on in the other window, or reload this page to see what was done there',
        ...at,
      };
    const full = error instanceof Error && error.name === 'QuotaExceededError';
    return {
      kind,
      what: 'The game could not be saved in this browser',
      why: full ? 'the space this browser gives us is full' : why,
      todo: 'Export the game to a file now; then remove old games from the list',
      ...at,
    };
  }
  if (kind === 'file')
    return {
      kind,
      what: 'This file cannot be opened',
      why,
      todo: 'Choose a game, position or set-up of Rasputitsa',
      ...at,
    };
  return {
    kind,
    what: 'Something went wrong',
    why,
    todo: 'Try again; if it stays, export the game and tell us',
    ...at,
  };
}

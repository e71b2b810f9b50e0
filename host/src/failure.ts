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
        what: 'This game was continued in another window, so this window has stopped saving it',
        why,
        todo: 'Go on in the other window, or reload this page to see what happened there',
        ...at,
      };
    const full = error instanceof Error && error.name === 'QuotaExceededError';
    return {
      kind,
      what: 'The game could not be saved in this browser',
      why: full ? 'the storage this browser allows is full' : why,
      todo: 'Save the game to a file now, then remove old games from the list',
      ...at,
    };
  }
  if (kind === 'file')
    return {
      kind,
      what: 'This file cannot be opened',
      why,
      todo: 'Choose a saved game, a position or a set-up made by Rasputitsa',
      ...at,
    };
  return {
    kind,
    what: 'Something went wrong',
    why,
    todo: 'Try again; if it keeps happening, save the game to a file and tell us',
    ...at,
  };
}

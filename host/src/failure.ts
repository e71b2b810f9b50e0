// What can go wrong outside the rules, in words that say what happened, why, and what to do.
import { PlayedElsewhere } from '@rasputitsa/kernel';
import type { Trouble } from './protocol.ts';
import { GameRemoved } from './storage.ts';

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly trouble: Trouble;
  constructor(kind: Trouble['kind'], what: string, why: string, todo: string, table?: string) {
    super(`${what}: ${why}`);
    this.trouble = { kind, what, why, todo, ...(table === undefined ? {} : { table }) };
  }
  static of({ kind, what, why, todo, table }: Trouble): Failure {
    return new Failure(kind, what, why, todo, table);
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
        todo: 'Go on in the other window; what was done here can be saved to a file',
        ...at,
      };
    if (error instanceof GameRemoved)
      return {
        kind,
        what: 'This game was removed in another window',
        why,
        todo: 'Save it to a file now if you want to keep it',
        ...at,
      };
    const full = error instanceof Error && error.name === 'QuotaExceededError';
    return {
      kind,
      what: 'What you did last could not be saved in this browser',
      why: full ? 'the storage this browser allows is full' : why,
      todo: 'Keep this page open and save the game to a file; saving here is tried again by itself, and works once old games are removed from the list',
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

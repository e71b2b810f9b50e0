// What the server says in several places to what it cannot do.
import { Failure } from '@rasputitsa/host';

export function refused(why: string, todo: string): Failure {
  return new Failure('rules', 'This chair is not free', why, todo);
}
export function noDoor(): Failure {
  return new Failure(
    'file',
    'This link leads nowhere',
    'there is no such table here, or it was removed',
    'Ask for the link again',
  );
}
/** The same for a table that is not there and for one that is not theirs: nobody learns which there are. */
export function elsewhere(): Failure {
  return new Failure(
    'file',
    'This game is not here',
    'it was removed, or this is not its link',
    'Ask for the link again',
  );
}

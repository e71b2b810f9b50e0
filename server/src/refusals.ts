// What the desk says to several questions that it cannot answer.
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

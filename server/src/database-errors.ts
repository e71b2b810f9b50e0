// What a database says when something is wrong with it and not with what was asked.
function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}
function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Of the network, and classes 08 (connection), 57P (shut down, starting up). */
const AWAY = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|57P\d{2})$/;
const AWAY_TEXT =
  /connection terminated|connection ended|client was closed and is not queryable|client has encountered a connection error|timeout exceeded when trying to connect|timeout expired/i;

/** It is not there just now: asked again in a moment it may answer. */
export function isAway(error: unknown): boolean {
  return AWAY.test(codeOf(error)) || AWAY_TEXT.test(textOf(error));
}
/** There is no room on its disk, or it may not write. */
export function isFull(error: unknown): boolean {
  if (['53100', '25006', 'ENOSPC'].includes(codeOf(error))) return true;
  return /database or disk is full|readonly database|disk I\/O error/i.test(textOf(error));
}
/** It is there already. Both databases say so in their own way. */
export function isTwice(error: unknown): boolean {
  return codeOf(error) === '23505' || textOf(error).includes('UNIQUE constraint failed');
}

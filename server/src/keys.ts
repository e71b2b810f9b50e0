// Keys: 128 random bits, in letters that survive a link.
const BYTES = 16;
export const KEY_PATTERN = /^[\w-]{22}$/;

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

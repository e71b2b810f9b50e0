// A position inside a link: packed, and in letters a link may hold. Nothing is sent anywhere; what follows # stays in the browser.

const MARK = '#/position/';
/** Longer links are cut by mail programs and messengers. */
export const LONGEST = 8000;

async function through(
  data: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([data]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function letters(data: Uint8Array): string {
  let text = '';
  for (const byte of data) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

/** The page's address with the position behind it. */
export async function linkOf(page: string, position: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(position), new CompressionStream('deflate-raw'));
  return `${page.replace(/#.*$/, '')}${MARK}${letters(packed)}`;
}

/** The position in a link; undefined when there is none, or when it was cut on its way. */
export async function positionIn(link: string): Promise<string | undefined> {
  const at = link.indexOf(MARK);
  if (at < 0) return undefined;
  try {
    const data = await through(bytes(link.slice(at + MARK.length)), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return undefined;
  }
}

// Pictures of the board: what is on the screen as PNG, the same inside an SVG with a caption that stays text, and a film of it as WebM.

function canvases(): readonly HTMLCanvasElement[] {
  return [...document.querySelectorAll<HTMLCanvasElement>('[data-board] canvas')];
}

/** Everything the board shows now, painted onto one canvas. */
function paint(into: HTMLCanvasElement): void {
  const [first] = canvases();
  const context = into.getContext('2d');
  if (!first || !context) return;
  if (into.width !== first.width) into.width = first.width;
  if (into.height !== first.height) into.height = first.height;
  const board = document.querySelector('.game-table');
  context.fillStyle = board ? getComputedStyle(board).backgroundColor : '#2f322f';
  context.fillRect(0, 0, into.width, into.height);
  for (const c of canvases()) if (c.width > 0 && c.height > 0) context.drawImage(c, 0, 0, into.width, into.height);
}

export async function pngOfBoard(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  paint(canvas);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the board has no picture'))), 'image/png'),
  );
}

const FOOT = 40;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => ESCAPES[c] ?? c);

/** The picture with its caption: letters stay letters, so that it can be searched and read aloud. */
export function svgOfBoard(caption: string): string {
  const canvas = document.createElement('canvas');
  paint(canvas);
  const { width, height } = canvas;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + FOOT}" viewBox="0 0 ${width} ${height + FOOT}" role="img">`,
    `<title>${escaped(caption)}</title>`,
    `<rect width="100%" height="100%" fill="#fcf7ea"/>`,
    `<image href="${canvas.toDataURL('image/png')}" width="${width}" height="${height}"/>`,
    `<text x="12" y="${height + 27}" font-family="serif" font-size="20" fill="#26221c">${escaped(caption)}</text>`,
    '</svg>\n',
  ].join('\n');
}

export interface Film {
  stop(): Promise<Blob>;
}
/** Records the board until it is stopped; undefined where the browser cannot. */
export function filmBoard(perSecond = 12): Film | undefined {
  const canvas = document.createElement('canvas');
  const type = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'].find((x) =>
    globalThis.MediaRecorder?.isTypeSupported(x),
  );
  if (type === undefined || !('captureStream' in canvas)) return undefined;
  paint(canvas);
  const recorder = new MediaRecorder(canvas.captureStream(perSecond), { mimeType: type });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', (e) => parts.push(e.data));
  const timer = setInterval(() => paint(canvas), 1000 / perSecond);
  recorder.start(1000);
  return {
    stop: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: 'video/webm' })), { once: true });
        recorder.stop();
      }),
  };
}

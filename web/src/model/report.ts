// The after-action report as a file: fetched when somebody wants one. The map is painted once, by a painter of its own, and lies under
// the pictures of all turns.
import type { ThemeName } from '@rasputitsa/atlas/draw/theme';
import { htmlOf, type ReportMap } from '@rasputitsa/host/report-html';
import { markdownOf } from '@rasputitsa/host/report-markdown';
import type { GameProfile, TextFile } from '@rasputitsa/host';
import { createGeometry, type Geometry } from '../board/geometry.ts';
import { createMakers } from '../board/makers.ts';
import { stepFor } from '../board/messages.ts';
import { coloursOf } from '../counters/index.ts';
import { palette } from './settings.ts';
import type { Session } from './types.ts';

/** Pixels along the longer edge of the painted map: some 300 kB in the file. */
const LONGEST = 1800;
/** Hexes are not painted larger than this. */
const LARGEST = 56;
/** A painter that says nothing for so long is not waited for: the report comes without maps. */
const PATIENCE = 60_000;
const THEME: ThemeName = 'light';

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('the picture of the map could not be read')));
    reader.readAsDataURL(blob);
  });
}
async function pictureOf(bitmap: ImageBitmap): Promise<string> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return dataUrl(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }));
}

/** The whole map painted, and where its hexes lie. */
function paintedMap(game: string): Promise<ReportMap> {
  return new Promise((resolve, reject) => {
    let geometry: Geometry | undefined;
    const makers = createMakers(game, {
      grid(sheet) {
        geometry = createGeometry(sheet);
        const { x0, y0, x1, y1 } = geometry.sheet;
        const scale = Math.min(LARGEST, LONGEST / Math.max(x1 - x0, y1 - y0));
        const step = stepFor(scale);
        makers.prefer(step);
        const [width, height] = [Math.round((x1 - x0) * scale), Math.round((y1 - y0) * scale)];
        makers.want([
          { key: 'report', step, scale, x: x0 * scale, y: y0 * scale, width, height, theme: THEME, turn: 0 },
        ]);
      },
      read: () => undefined,
      tile(tile) {
        clearTimeout(late);
        makers.close();
        const found = geometry;
        if (!found) return;
        const bounds = found.sheet;
        const { x0, y0, x1, y1 } = bounds;
        pictureOf(tile.bitmap).then((href) => {
          const ground = `<image href="${href}" x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" preserveAspectRatio="none"/>`;
          resolve({ where: (at) => found.where(at), bounds, ground });
        }, reject);
      },
      failed: (why) => stop(why),
    });
    const stop = (why: string): void => {
      clearTimeout(late);
      makers.close();
      reject(new Error(why));
    };
    const late = setTimeout(() => stop('the painter of the map did not answer'), PATIENCE);
  });
}

/** Each side in the colours of most of its units. */
function coloursOfSides(profile: GameProfile): readonly string[] {
  return profile.sides.map((side, i) => {
    const count = new Map<string, number>();
    for (const k of Object.values(profile.kinds))
      if (k.side === i) count.set(k.look?.nation ?? side.id, (count.get(k.look?.nation ?? side.id) ?? 0) + 1);
    const [most = side.id] = [...count].toSorted((a, b) => b[1] - a[1]).map(([nation]) => nation);
    return coloursOf(most, palette()).ground;
  });
}

export async function reportFile(session: Session, form: 'html' | 'md'): Promise<TextFile> {
  const made = await session.host.report(session.seat);
  const name = `${made.game}-${session.standing().table.scenario}.report.${form}`;
  if (form === 'md') return { name, text: markdownOf(made) };
  const map = await paintedMap(session.profile.id).catch(() => undefined);
  return { name, text: htmlOf(made, { colours: coloursOfSides(session.profile), ...(map ? { map } : {}) }) };
}

// The typefaces of the map inside a worker, where no style sheet reaches. The same files as styles/fonts.css names, so that
// the browser fetches each once.
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?url';
import serifExt from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff2?url';
import italic from '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2?url';
import italicExt from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-italic.woff2?url';
import bold from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import boldExt from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2?url';
import condensed from '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2?url';
import condensedBold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';

const LATIN = 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2212';
const EXT = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1E9F';

const SERIF = 'Source Serif 4';
const CONDENSED = 'Barlow Condensed';

const CUTS: readonly (readonly [family: string, url: string, weight: string, style: string, range: string])[] = [
  [SERIF, serif, '400', 'normal', LATIN],
  [SERIF, serifExt, '400', 'normal', EXT],
  [SERIF, italic, '400', 'italic', LATIN],
  [SERIF, italicExt, '400', 'italic', EXT],
  [SERIF, bold, '600', 'normal', LATIN],
  [SERIF, boldExt, '600', 'normal', EXT],
  [CONDENSED, condensed, '500', 'normal', LATIN],
  [CONDENSED, condensedBold, '600', 'normal', LATIN],
];

/** A map in a fallback typeface is better than none: what cannot be loaded is left out. */
export async function loadFonts(into: FontFaceSet): Promise<void> {
  const faces = CUTS.map(
    ([family, url, weight, style, unicodeRange]) =>
      new FontFace(family, `url(${url}) format("woff2")`, { weight, style, unicodeRange }),
  );
  await Promise.allSettled(faces.map((f) => f.load().then((loaded) => into.add(loaded))));
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** A file of `app/fonts`. */
interface Face {
  fileName: string;
  /** A file of the package `@fontsource-variable/inter`. */
  source: string;
  /** As in CSS; the same as in app/fonts.ts. */
  unicodeRange: string;
}

const latinExtended =
  'U+0100-0103,U+0108-0117,U+011A-0140,U+0145-0151,U+0154-0159,U+015C-0178,U+017D-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Every page needs the first two; the third is fetched for letters of other languages. */
export const faces: readonly Face[] = [
  {
    fileName: 'inter-latin.woff2',
    source: 'inter-latin-wght-normal.woff2',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    fileName: 'inter-polish.woff2',
    source: 'inter-latin-ext-wght-normal.woff2',
    unicodeRange: 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C',
  },
  { fileName: 'inter-latin-ext.woff2', source: 'inter-latin-ext-wght-normal.woff2', unicodeRange: latinExtended },
];

/** The weights of app/globals.css: normal text and emphasis. */
export const weights = { min: 420, max: 570, default: 420 };

/** Kerning, marks, Polish forms, tabular digits and contextual punctuation. */
const features = ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'calt', 'case', 'rvrn'];

/** The characters of a `unicode-range`, for example `U+0041-005A,U+0104`. */
export function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first = NaN, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((hexadecimal) => Number.parseInt(hexadecimal, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/** Subsets a face; the output is deterministic. */
export async function makeFace({ source, unicodeRange }: Face): Promise<Buffer> {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/inter/files/${source}`);
  return subsetFont(await readFile(path), charactersOf(unicodeRange), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  });
}

import localFont from 'next/font/local';

/*
 * Inter in the product's weights, split into three files by `npm run fonts` (scripts/fonts/faces.ts,
 * docs/decisions/0063), each fetched only for its own characters. The fallback "Inter stand-in" in app/globals.css
 * replaces `adjustFontFallback`, whose metrics would come from one file and be wrong for the letters of the others.
 */
const interLatin = localFont({
  src: './inter-latin.woff2',
  variable: '--font-inter-latin',
  weight: '420 570',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const interPolish = localFont({
  src: './inter-polish.woff2',
  variable: '--font-inter-polish',
  weight: '420 570',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C' }],
});

const interLatinExt = localFont({
  src: './inter-latin-ext.woff2',
  variable: '--font-inter-latin-ext',
  weight: '420 570',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0103,U+0108-0117,U+011A-0140,U+0145-0151,U+0154-0159,U+015C-0178,U+017D-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

export const fontVariables = `${interLatin.variable} ${interPolish.variable} ${interLatinExt.variable}`;

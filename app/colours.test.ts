/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import axe from 'axe-core';

// Contrast of all pairs of tokens that may be combined, in both themes (WCAG 2.2, 1.4.3 and 1.4.11), computed by axe.

interface Color {
  parseString: (value: string) => void;
}

const { Color, getContrast } = (
  axe as unknown as { commons: { color: { Color: new () => Color; getContrast: (on: Color, of: Color) => number } } }
).commons.color;

const css = readFileSync('app/globals.css', 'utf8');

/** The tokens in the block after `selector`. */
function tokensOf(selector: string): Map<string, string> {
  const from = css.indexOf('{', css.indexOf(`${selector} {`));
  const block = css.slice(from, css.indexOf('}', from));
  return new Map(
    [...block.matchAll(/--([a-z-]+): (oklch\([^/)]+\));/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const themes = { light: tokensOf(':root'), dark: tokensOf('.dark') };

function colorOf(theme: keyof typeof themes, token: string): Color {
  const value = themes[theme].get(token);
  if (value === undefined) throw new Error(`${token} has no value in the ${theme} theme`);
  const color = new Color();
  color.parseString(value);
  return color;
}

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected'];
const meanings = ['positive', 'caution', 'negative', 'unknown', 'accent'];
const inks = ['ink', 'ink-muted', 'ink-faint', ...meanings.map((meaning) => `${meaning}-ink`)];

const texts = [
  ...inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const)),
  ...meanings.flatMap((meaning) => ['ink', `${meaning}-ink`].map((ink) => [ink, `${meaning}-soft`] as const)),
  ...['accent', 'accent-hover', 'negative', 'negative-hover'].map((fill) => ['on-accent', fill] as const),
];
const shapes = ['line-strong', ...meanings].flatMap((shape) => ['canvas', 'surface'].map((on) => [shape, on] as const));

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tooPale = (pairs: (readonly [string, string])[], least: number) =>
    pairs
      .filter(([of, on]) => getContrast(colorOf(theme, on), colorOf(theme, of)) < least)
      .map((pair) => pair.join(' on '));

  test('text has a contrast of 4.5:1 on every surface', () => {
    expect(tooPale(texts, 4.5)).toEqual([]);
  });

  test('meaningful shapes have a contrast of 3:1', () => {
    expect(tooPale(shapes, 3)).toEqual([]);
  });
});

// The rim of a mark is the paper's colour, so that the same holds where a CV is dark.
test('marks on a page have a contrast of 3:1 to the paper in both themes', () => {
  const marks = meanings.map((meaning) => `paper-${meaning}`);
  const contrasts = marks.map((mark) => getContrast(colorOf('light', 'paper'), colorOf('light', mark)));
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
  expect([...themes.dark.keys()].filter((token) => token.startsWith('paper'))).toEqual([]);
});

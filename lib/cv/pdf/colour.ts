/** Red, green, blue, 0..255. */
export type Colour = readonly [number, number, number];

export const white: Colour = [255, 255, 255];
export const black: Colour = [0, 0, 0];

/** Parses `#rrggbb`, pdf.js's form of plain colours; null for patterns and anything else. */
export function parseColour(value: unknown): Colour | null {
  const match = typeof value === 'string' ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value) : null;
  return match ? [parseInt(match[1] ?? '', 16), parseInt(match[2] ?? '', 16), parseInt(match[3] ?? '', 16)] : null;
}

/** `top` painted over `below` with an opacity of 0..1. */
export function blend(top: Colour, below: Colour, alpha: number): Colour {
  return [
    top[0] * alpha + below[0] * (1 - alpha),
    top[1] * alpha + below[1] * (1 - alpha),
    top[2] * alpha + below[2] * (1 - alpha),
  ];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio 1..21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(first: Colour, second: Colour): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

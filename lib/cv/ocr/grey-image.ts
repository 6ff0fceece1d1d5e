/** A picture of a page in shades of grey, a byte a pixel, row by row from the top. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** From red, green, blue and alpha, as a canvas has them, on white. */
export function greyOf(width: number, height: number, rgba: Uint8ClampedArray): GreyImage {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4) {
    pixels[at] = 0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0);
  }
  return { width, height, pixels };
}

/** Half as wide and high. */
export function halved({ width, height, pixels }: GreyImage): GreyImage {
  const half = { width: width >> 1, height: height >> 1 };
  const mean = new Uint8Array(half.width * half.height);
  for (let row = 0, at = 0; row < half.height; row += 1) {
    for (let column = 0; column < half.width; column += 1, at += 1) {
      const from = 2 * row * width + 2 * column;
      const above = (pixels[from] ?? 0) + (pixels[from + 1] ?? 0);
      mean[at] = (above + (pixels[from + width] ?? 0) + (pixels[from + width + 1] ?? 0)) >> 2;
    }
  }
  return { ...half, pixels: mean };
}

export function upsideDown({ width, height, pixels }: GreyImage): GreyImage {
  return { width, height, pixels: pixels.toReversed() };
}

/** The lightness that best separates ink from paper (Otsu). */
export function inkLimit({ pixels }: GreyImage): number {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const total = counts.reduce((sum, count, level) => sum + count * level, 0);
  let best = { level: 128, spread: -1 };
  let dark = 0;
  let darkSum = 0;
  for (let level = 0; level < 255; level += 1) {
    dark += counts[level] ?? 0;
    darkSum += level * (counts[level] ?? 0);
    const light = pixels.length - dark;
    if (dark === 0 || light === 0) continue;
    const spread = dark * light * (darkSum / dark - (total - darkSum) / light) ** 2;
    if (spread > best.spread) best = { level, spread };
  }
  return best.level;
}

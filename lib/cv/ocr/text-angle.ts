import { inkLimit, type GreyImage } from './grey-image';

/** In degrees; pages are never fed in more crookedly. */
const maxSkew = 10;
const coarseStep = 0.5;
const fineStep = 0.1;
/** Enough to see lines, few enough to be fast. */
const maxPoints = 60_000;
/** As a share of the picture's larger side: longer dark runs are bars, frames and panels, not letters. */
const longestRun = 0.03;
/** By this factor lines along the page's height must be clearer than lines across it for the page to lie on its side. */
const clearly = 1.15;

interface Ink {
  xs: Float32Array;
  ys: Float32Array;
  /** Of the picture. */
  span: number;
}

/** Erases every run of `step` apart pixels that is longer than `longest`; the pixels are 1 where `dark` is set. */
function eraseRuns(dark: Uint8Array, erased: Uint8Array, from: number, step: number, count: number, longest: number) {
  let length = 0;
  for (let index = 0; index <= count; index += 1) {
    if (index < count && dark[from + index * step] === 1) {
      length += 1;
      continue;
    }
    if (length > longest) for (let back = 1; back <= length; back += 1) erased[from + (index - back) * step] = 1;
    length = 0;
  }
}

/** Where there is ink of letters; the edge of a dark panel would look like a line. */
function letterInk(image: GreyImage): number[] {
  const { width, height, pixels } = image;
  const limit = inkLimit(image);
  const dark = Uint8Array.from(pixels, (pixel) => (pixel <= limit ? 1 : 0));
  const erased = new Uint8Array(dark.length);
  const longest = longestRun * Math.max(width, height);
  for (let row = 0; row < height; row += 1) eraseRuns(dark, erased, row * width, 1, width, longest);
  for (let column = 0; column < width; column += 1) eraseRuns(dark, erased, column, width, height, longest);
  const ink: number[] = [];
  for (let at = 0; at < dark.length; at += 1) if (dark[at] === 1 && erased[at] === 0) ink.push(at);
  return ink;
}

function inkOf(image: GreyImage): Ink {
  const { width } = image;
  const dark = letterInk(image);
  const stride = Math.max(1, Math.floor(dark.length / maxPoints));
  const taken = dark.filter((_, index) => index % stride === 0);
  return {
    xs: Float32Array.from(taken, (at) => at % width),
    ys: Float32Array.from(taken, (at) => Math.floor(at / width)),
    span: Math.ceil(Math.hypot(width, image.height)),
  };
}

/** How clearly ink gathers in lines at an angle: the changes between neighbouring rows. */
function lineClarity({ xs, ys, span }: Ink, degrees: number): number {
  const radians = (degrees * Math.PI) / 180;
  const sin = Math.sin(radians);
  const cos = Math.cos(radians);
  const rows = new Uint32Array(2 * span + 2);
  for (let at = 0; at < xs.length; at += 1) {
    const row = Math.round((ys[at] ?? 0) * cos - (xs[at] ?? 0) * sin) + span;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let clarity = 0;
  for (let row = 1; row < rows.length; row += 1) clarity += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return clarity;
}

function clearest(ink: Ink, from: number, to: number, step: number): { angle: number; clarity: number } {
  let best = { angle: (from + to) / 2, clarity: -1 };
  for (let count = 0; count <= Math.round((to - from) / step); count += 1) {
    const angle = from + count * step;
    const clarity = lineClarity(ink, angle);
    if (clarity > best.clarity) best = { angle, clarity };
  }
  return best;
}

/**
 * The angle of a page's lines, clockwise in degrees: skewed by up to ten, or that of a page on its side (about 90). A page
 * upside down looks the same as an upright one.
 */
export function angleOfLines(image: GreyImage): number {
  const ink = inkOf(image);
  const along = clearest(ink, -maxSkew, maxSkew, coarseStep);
  const across = clearest(ink, 90 - maxSkew, 90 + maxSkew, coarseStep);
  const { angle } = across.clarity > clearly * along.clarity ? across : along;
  return clearest(ink, angle - coarseStep, angle + coarseStep, fineStep).angle;
}

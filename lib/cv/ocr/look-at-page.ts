import { createCanvas } from '@napi-rs/canvas';
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { contrast, type Colour } from '@/lib/cv/pdf/colour';
import { minContrast } from '@/lib/cv/pdf/hidden-text';
import type { Box } from '@/lib/cv/pdf/matrix';
import type { PageInDoubt, SeenPage } from '@/lib/cv/pdf/read-pages';
import { withPdfPage } from './draw-page';

/** Small letters still have a pixel of their own colour. */
const dotsPerInch = 144;
const maxPixels = 4_000_000;
/** Share of a word's place: thin letters fill a twelfth of it, and a smaller visible share is no word. */
const minInk = 0.02;

interface ColourImage {
  /** Whether other text was left out too, because it would otherwise have moved. */
  omitsOther: boolean;
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
  /** Pixels to a point. */
  scale: number;
}

/** Operators after which text stands at a place that the file states, not after the text before. */
const placing: ReadonlySet<number> = new Set([
  OPS.beginText,
  OPS.setTextMatrix,
  OPS.moveText,
  OPS.setLeadingMoveText,
  OPS.nextLine,
]);

/** Which operators to run so that some of the text is not drawn, nor text that would move into its place. */
function withoutShows(
  shows: ReadonlySet<number>,
  operatorAt: (index: number) => number | undefined,
  noteOther: () => void,
) {
  let show = -1;
  let isMoved = false;
  return (index: number): boolean => {
    const operator = operatorAt(index);
    if (operator !== undefined && placing.has(operator)) isMoved = false;
    if (operator !== OPS.showText) return true;
    show += 1;
    if (isMoved && !shows.has(show)) noteOther();
    isMoved ||= shows.has(show);
    return !isMoved;
  };
}

async function drawWithout(page: PDFPageProxy, shows: ReadonlySet<number>): Promise<ColourImage> {
  const points = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(maxPixels / (points.width * points.height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  let omitsOther = false;
  // pdf.js passes the filter only an operator's index; the operator itself is found in the task.
  const task = page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    background: 'white',
    operationsFilter: withoutShows(
      shows,
      (index) => operatorsOf(task)[index],
      () => (omitsOther = true),
    ),
  });
  await task.promise;
  return { width, height, omitsOther, rgba: context.getImageData(0, 0, width, height).data, scale };
}

function operatorsOf(task: ReturnType<PDFPageProxy['render']>): number[] {
  const { _internalRenderTask: inside } = task as unknown as {
    _internalRenderTask: { operatorList: { fnArray: number[] } };
  };
  return inside.operatorList.fnArray;
}

function colourAt({ rgba }: ColourImage, at: number): Colour {
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
}

/** Whether the two pictures of a page differ at a place so that a person sees it. */
function differs(one: ColourImage, other: ColourImage, { x0, y0, x1, y1 }: Box): boolean {
  const { width, height, scale } = one;
  const [left, right] = [Math.max(0, Math.floor(x0 * scale)), Math.min(width, Math.ceil(x1 * scale))];
  const [top, bottom] = [
    Math.max(0, Math.floor(height - y1 * scale)),
    Math.min(height, Math.ceil(height - y0 * scale)),
  ];
  let ink = 0;
  for (let row = top; row < bottom; row += 1)
    for (let at = 4 * (row * width + left); at < 4 * (row * width + right); at += 4)
      if (contrast(colourAt(one, at), colourAt(other, at)) >= minContrast) ink += 1;
  return ink > minInk * Math.max((right - left) * (bottom - top), 1);
}

/**
 * Draws a page with and without its text in doubt: text that makes no difference cannot be seen. Text that the file
 * itself calls hidden is left out alone, because other text at its place would make it seem visible.
 */
export async function lookAtPage(bytes: Uint8Array, { number, places }: PageInDoubt): Promise<SeenPage> {
  return withPdfPage(bytes, number, async (page) => {
    const whole = await drawWithout(page, new Set());
    const seen: SeenPage['seen'] = [];
    for (const isHidden of [true, false]) {
      const own = places.filter((place) => place.isHidden === isHidden);
      if (own.length === 0) continue;
      const without = await drawWithout(page, new Set(own.map(({ show }) => show)));
      const isUnsure = isHidden && without.omitsOther;
      for (const { piece, box } of own) seen.push([piece, !isUnsure && differs(whole, without, box)]);
    }
    return { number, seen };
  });
}

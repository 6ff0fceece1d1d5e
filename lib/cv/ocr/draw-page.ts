import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { maxPicturePixels } from '@/lib/cv/cv-limits';
import { greyOf, type GreyImage } from './grey-image';

/** Enough for small print: at 300 as many words are wrong (docs/decisions/0115). */
const dotsPerInch = 200;
/** Larger pages, such as A0 posters, are drawn with fewer dots. */
const maxPixels = 9_000_000;
/** Of 100: small letters stay legible, and a page of text has about 40 KB. */
const pictureQuality = 50;

const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${path.join(pdfjs, name)}/`;

/** An open page, to be drawn as often as needed. */
export interface DrawablePage {
  /** Points, as it looks on the screen. */
  width: number;
  height: number;
  /** The page turned by `degrees` (clockwise) around its middle, on white; `scale`: pixels to a point. */
  draw: (degrees: number) => Promise<GreyImage & { scale: number }>;
}

/** The size that a sheet needs when it is turned. */
function turnedSize({ width, height }: { width: number; height: number }, degrees: number) {
  const sin = Math.abs(Math.sin((degrees * Math.PI) / 180));
  const cos = Math.abs(Math.cos((degrees * Math.PI) / 180));
  return { width: Math.ceil(width * cos + height * sin), height: Math.ceil(width * sin + height * cos) };
}

async function draw(page: PDFPageProxy, degrees: number) {
  const points = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(maxPixels / (points.width * points.height)));
  const viewport = page.getViewport({ scale });
  const { width, height } = turnedSize(viewport, degrees);
  const canvas = createCanvas(width, height);
  // The canvas draws like a browser's, but is none.
  const context = canvas.getContext('2d');
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const [x, y] = [viewport.width / 2, viewport.height / 2];
  // Turned while it is drawn, because turning the picture afterwards blurs it.
  const transform = [cos, sin, -sin, cos, width / 2 - x * cos + y * sin, height / 2 - x * sin - y * cos];
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, transform, background: 'white' }).promise;
  return { ...greyOf(width, height, context.getImageData(0, 0, width, height).data), scale };
}

/**
 * Opens a page of a PDF to draw it, pictures included.
 *
 * @param number 1-based
 */
export async function withPage<T>(
  bytes: Uint8Array,
  number: number,
  work: (page: DrawablePage) => Promise<T>,
): Promise<T> {
  return withPdfPage(bytes, number, (page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    return work({ width, height, draw: (degrees) => draw(page, degrees) });
  });
}

/**
 * Draws the first page of a PDF as a small picture.
 *
 * @param width pixels
 * @returns WebP
 */
export async function drawFirstPage(bytes: Uint8Array, width: number, number: number): Promise<Uint8Array> {
  return withPdfPage(bytes, number, async (page) => {
    const points = page.getViewport({ scale: 1 });
    const scale = Math.min(width / points.width, Math.sqrt(maxPixels / (points.width * points.height)));
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport, background: 'white' }).promise;
    return canvas.encode('webp', pictureQuality);
  });
}

/** Opens a page as pdf.js has it. */
export async function withPdfPage<T>(
  bytes: Uint8Array,
  number: number,
  work: (page: PDFPageProxy) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    maxImageSize: maxPicturePixels,
    enableXfa: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    return await work(await document.getPage(number));
  } finally {
    await task.destroy();
  }
}

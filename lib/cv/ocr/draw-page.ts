import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { greyOf, type GreyImage } from './grey-image.ts';

/** Enough for small print; more costs time without fewer mistakes (docs/quality.md). */
const dotsPerInch = 200;
/** A0 posters and pages of 14,400 points are drawn smaller. */
const maxPixels = 9_000_000;
/** A picture in the file: A4 at 600 dots per inch has 35 million pixels. */
const maxPicturePixels = 40_000_000;

const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${path.join(pdfjs, name)}/`;

/** A page as it looks on the screen. */
export interface DrawnPage {
  canvas: Canvas;
  /** Pixels to a point. */
  scale: number;
  /** Points. */
  width: number;
  height: number;
}

async function draw(page: PDFPageProxy): Promise<DrawnPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(maxPixels / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // The canvas draws like a browser's, but is none.
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, background: 'white' }).promise;
  return { canvas, scale, width, height };
}

/**
 * Draws a page of a PDF, pictures included.
 *
 * @param number 1-based
 */
export async function drawPage(bytes: Uint8Array, number: number): Promise<DrawnPage> {
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
    return await draw(await document.getPage(number));
  } finally {
    await task.destroy();
  }
}

/** A drawn page turned by `degrees` (clockwise), on white, at `zoom`; its middle stays the middle. */
export function turnedPicture({ canvas }: DrawnPage, degrees: number, zoom = 1): GreyImage {
  const { width, height } = turnedSize(canvas, degrees, zoom);
  const turned = createCanvas(width, height);
  const context = turned.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.scale(zoom, zoom);
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return greyOf(width, height, context.getImageData(0, 0, width, height).data);
}

/** The size that a picture needs when it is turned. */
function turnedSize(canvas: { width: number; height: number }, degrees: number, zoom: number) {
  const sin = Math.abs(Math.sin((degrees * Math.PI) / 180));
  const cos = Math.abs(Math.cos((degrees * Math.PI) / 180));
  return {
    width: Math.ceil(zoom * (canvas.width * cos + canvas.height * sin)),
    height: Math.ceil(zoom * (canvas.width * sin + canvas.height * cos)),
  };
}

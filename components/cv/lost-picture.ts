import type { PDFPageProxy } from 'pdfjs-dist';
import { pdfjs } from 'react-pdf';

/** px: enough to tell an empty sheet from one with something on it. */
const sampleSize = 128;

function isOneColour(canvas: HTMLCanvasElement): boolean {
  const sheet = Object.assign(document.createElement('canvas'), { width: sampleSize, height: sampleSize });
  const sample = sheet.getContext('2d');
  if (!sample || canvas.width === 0) return false;
  sample.drawImage(canvas, 0, 0, sampleSize, sampleSize);
  const { data } = sample.getImageData(0, 0, sampleSize, sampleSize);
  return data.every((value, index) => value === data[index % 4]);
}

/** Waits for a picture of the page; null: it could not be decoded. */
function decoded(page: PDFPageProxy, id: string): Promise<unknown> {
  const { objs, commonObjs } = page as unknown as Record<'objs' | 'commonObjs', PictureStore>;
  return new Promise((resolve) => (id.startsWith('g_') ? commonObjs : objs).get(id, resolve));
}

interface PictureStore {
  get: (id: string, callback: (picture: unknown) => void) => void;
}

/**
 * Whether a sheet stayed empty because its picture could not be decoded: pdf.js then leaves the picture out and reports
 * success.
 */
export async function hasLostPicture(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<boolean> {
  if (!isOneColour(canvas)) return false;
  const { fnArray, argsArray } = await page.getOperatorList();
  const ids = fnArray.flatMap((operator, index) => {
    const [id] = (argsArray[index] as unknown[] | null) ?? [];
    return operator === pdfjs.OPS.paintImageXObject && typeof id === 'string' ? [id] : [];
  });
  const pictures = await Promise.all(ids.map((id) => decoded(page, id)));
  return pictures.some((picture) => picture === null);
}

import { getResolvedPDFJS } from 'unpdf';
import { ReadFailure, type ReadLimits } from '../read-failure.ts';

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
export type PdfDocument = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Images are never decoded: only the text is read, and a decoded image is the cheapest way to fill memory. */
const maxImagePixels = 1;

/**
 * Opens a PDF and counts its pages before anything else is read.
 *
 * @throws ReadFailure `encrypted`, `damaged`, `empty` (no pages), `too-many-pages`
 */
export async function openPdf(bytes: Uint8Array, limits: ReadLimits): Promise<PdfDocument> {
  const { getDocument } = await getResolvedPDFJS();
  const task = getDocument({
    // A plain array of its own: pdf.js refuses a Buffer, which is what comes out of files and databases.
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: true,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: maxImagePixels,
    enableXfa: false,
    verbosity: 0,
  });
  let document: PdfDocument;
  try {
    document = await task.promise;
  } catch (error) {
    await task.destroy();
    throw new ReadFailure(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged');
  }
  if (document.numPages < 1) throw new ReadFailure('empty');
  if (document.numPages > limits.maxPages) throw new ReadFailure('too-many-pages');
  return document;
}

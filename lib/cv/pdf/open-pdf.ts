import { getResolvedPDFJS } from 'unpdf';
import { ReadFailure, type ReadLimits } from '@/lib/cv/read-failure';

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
export type PdfDocument = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Images are never decoded: only text is read, and decoding images could exhaust memory. */
const maxImagePixels = 1;

/**
 * Opens a PDF and checks its page count.
 *
 * @throws ReadFailure `encrypted`, `damaged`, `empty` (no pages), `too-many-pages`
 */
export async function openPdf(bytes: Uint8Array, limits: ReadLimits): Promise<PdfDocument> {
  const { getDocument } = await getResolvedPDFJS();
  const task = getDocument({
    // pdf.js rejects a Buffer.
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

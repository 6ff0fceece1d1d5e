import { pdfjs } from 'react-pdf';

// The bundled worker, not a CDN; the build for browsers of the last years, as the code beside it (next.config.ts).
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Copied by scripts/build/copy-viewer-files.ts. */
const folder = (name: string) => `/pdfjs/${pdfjs.version}/${name}/`;

/** Where the viewer finds decoders of scans (JBIG2, JPEG 2000, CCITT), colours, characters and fonts. */
export const pdfOptions = {
  wasmUrl: folder('wasm'),
  iccUrl: folder('iccs'),
  cMapUrl: folder('cmaps'),
  standardFontDataUrl: folder('standard_fonts'),
};

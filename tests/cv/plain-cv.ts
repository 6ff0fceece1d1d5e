import { plainPdf } from '@/scripts/ats-sandbox/data/plain-pdf';

/** A PDF CV of text lines, without the fonts and the writer of `makeCvPdf`: those take half a second to load, and 30 ms a CV. */
export function plainCv(lines: string[]): Uint8Array {
  return new Uint8Array(plainPdf(lines));
}

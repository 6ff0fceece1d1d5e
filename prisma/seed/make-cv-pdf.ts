import PDFDocument from 'pdfkit';
import { fontBytes } from './cvs/render/fonts';
import { collect } from './cvs/render/collect';

export interface SimpleCv {
  /** One paragraph each, on as many pages as needed. */
  lines: string[];
  /** White on white at the bottom of the last page. */
  hiddenText?: string;
  /** Encrypts the file with this password. */
  password?: string;
}

/** A plain PDF CV for tests. Deterministic, except with a password. */
export function makeCvPdf({ lines, hiddenText, password }: SimpleCv): Promise<Uint8Array> {
  const made = new Date(Date.UTC(2026, 0, 1));
  const doc = new PDFDocument({
    size: 'A4',
    margin: 56,
    font: '',
    info: { CreationDate: made, ModDate: made },
    ...(password ? { userPassword: password, ownerPassword: password } : {}),
  });
  const bytes = collect(doc);
  doc.registerFont('text', fontBytes('lato', 'regular')).font('text').fontSize(11).fillColor('#111111');
  for (const line of lines) doc.text(line, { lineGap: 3 });
  if (hiddenText) doc.fillColor('#ffffff').text(hiddenText);
  doc.end();
  return bytes;
}

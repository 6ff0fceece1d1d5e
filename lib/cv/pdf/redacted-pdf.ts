import { createRequire } from 'node:module';
import type { CvDocument, CvPage } from '@/lib/domain/cv-document';
import { redactedPages } from '@/lib/cv/masking/redacted-pages';
import type { Mask } from '@/lib/cv/masking/mask';

const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const smallestSize = 1;
const largestSize = 72;

function drawPage(pdf: PDFKit.PDFDocument, page: CvPage): void {
  pdf.addPage({ size: [page.width, page.height], margin: 0 });
  for (const { start, end, x, y, width, height } of page.spans) {
    const words = page.text.slice(start, end).replace(/\p{Cc}/gu, ' ');
    if (words.trim() === '') continue;
    const size = Math.min(Math.max(height, smallestSize), largestSize);
    const natural = pdf.fontSize(size).widthOfString(words);
    // This font is wider than most.
    if (width > 0 && natural > width) pdf.fontSize(Math.max(smallestSize, (size * width) / natural));
    pdf.text(words, x, page.height - y, { lineBreak: false, baseline: 'alphabetic' });
  }
}

/**
 * A CV as a new PDF that has its visible text alone, in its places: no pictures, no links, nothing of the original file,
 * and blocks over what is masked, in the text layer too.
 *
 * @param masks of each page, in order
 */
export async function redactedPdf(document: CvDocument, masks: Mask[][]): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ autoFirstPage: false, font: '' });
  const parts: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.font(font);
  let number = 1;
  for (const page of redactedPages(document, masks)) {
    // Pages of another candidate stay empty, so that quotes keep their page numbers.
    for (; number < page.number; number += 1) pdf.addPage({ size: [page.width, page.height], margin: 0 });
    drawPage(pdf, page);
    number += 1;
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

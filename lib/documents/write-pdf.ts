import path from 'node:path';
import { printable, type DocumentBlock, type ReadableDocument } from './document-blocks';

/** By path: the build would take a font that it resolves for a module. Relative to the working directory, as in the traced build. */
const fontFile = (name: string): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', 'dejavu-fonts-ttf', 'ttf', `${name}.ttf`);
const faces = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold', italic: 'DejaVuSans-Oblique' };
/** Points. */
const margin = 62;
const indent = 16;
const textSize = 10;
const headingSizes = { 1: 17, 2: 13, 3: 11 };
const gap = 7;
const lineGap = 3;
const footerSize = 8;
const ink = '#1c1c1c';
const quiet = '#555555';

type Pdf = PDFKit.PDFDocument;

function say(pdf: Pdf, tag: string, text: string, options: PDFKit.Mixins.TextOptions = {}): void {
  const words = printable(text);
  if (words.trim() === '') return;
  pdf.addStructure(
    pdf.struct(tag, {}, () => {
      pdf.text(words, { lineGap, ...options });
    }),
  );
}

function heading(pdf: Pdf, { level, text }: Extract<DocumentBlock, { kind: 'heading' }>): void {
  const size = headingSizes[level];
  // A heading does not end a page.
  const needed = size * 2 + textSize * 4;
  if (pdf.y + needed > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  if (pdf.y > margin) pdf.moveDown(level === 3 ? 0.3 : 0.8);
  pdf.font('bold').fontSize(size);
  say(pdf, `H${level}`, text);
}

function quote(pdf: Pdf, { text, source }: Extract<DocumentBlock, { kind: 'quote' }>): void {
  pdf.font('italic').fontSize(textSize);
  say(pdf, 'BlockQuote', text, { indent: 0 });
  if (source === undefined) return;
  pdf.font('regular').fontSize(footerSize).fillColor(quiet);
  say(pdf, 'P', source);
}

/** Lines that stand further in: `x` holds for the lines of a following page too. */
function indented(pdf: Pdf, write: () => void): void {
  pdf.x = margin + indent;
  write();
  pdf.x = margin;
}

function writeBlock(pdf: Pdf, block: DocumentBlock): void {
  pdf.font('regular').fontSize(textSize).fillColor(ink);
  const width = pdf.page.width - 2 * margin - indent;
  if (block.kind === 'page') {
    pdf.addPage();
    return;
  }
  if (block.kind === 'heading') heading(pdf, block);
  else if (block.kind === 'paragraph') say(pdf, 'P', block.text);
  else if (block.kind === 'quote') indented(pdf, () => quote(pdf, block));
  else if (block.kind === 'list') {
    indented(pdf, () => {
      for (const item of block.items) say(pdf, 'P', `• ${item}`, { width });
    });
  } else {
    for (const [name, value] of block.rows) {
      if (printable(value).trim() === '') continue;
      pdf.font('bold');
      say(pdf, 'P', `${name}: `, { continued: true });
      pdf.font('regular');
      say(pdf, 'P', value);
    }
  }
  pdf.y += gap;
}

function numberPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    // Within the margin no text would go to another page.
    pdf.page.margins.bottom = 0;
    pdf.font('regular').fontSize(footerSize).fillColor(quiet);
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.text(`${index + 1} / ${count}`, margin, pdf.page.height - margin + 22, {
      width: pdf.page.width - 2 * margin,
      align: 'right',
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}

/**
 * A document as a tagged PDF of A4 pages, with numbered pages, in DejaVu Sans, which has the Polish letters, Greek and
 * Cyrillic and is embedded. The same document gives the same bytes.
 *
 * @throws what pdfkit throws; no text makes it throw
 */
export async function writePdf({ title, language, madeAt, blocks }: ReadableDocument): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    // None before ours are registered.
    font: '',
    pdfVersion: '1.5',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt, Producer: '', Creator: '' },
  });
  const parts: Uint8Array[] = [];
  const ended = new Promise<void>((done, failed) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', done);
    pdf.on('error', failed);
  });
  for (const [name, file] of Object.entries(faces)) {
    pdf.registerFont(name, fontFile(file));
  }
  for (const block of blocks) writeBlock(pdf, block);
  numberPages(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

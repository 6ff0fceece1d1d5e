import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

const font = (name: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** Draws a PDF of A4 pages (595 × 842 pt) in a font with Polish letters; the origin is top left. */
export async function drawPdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont('regular', font('DejaVuSans')).registerFont('bold', font('DejaVuSans-Bold'));
  pdf.font('regular').fontSize(10).fillColor('black');
  draw(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

export function writeLines(pdf: PDFKit.PDFDocument, lines: string[], x: number, top: number, leading = 14): void {
  lines.forEach((line, index) => pdf.text(line, x, top + index * leading, { lineBreak: false }));
}

function streamObject(entries: string, content: Uint8Array | string): Buffer {
  const stream = Buffer.from(content);
  const head = Buffer.from(`<< ${entries} /Length ${stream.length} >>\nstream\n`);
  return Buffer.concat([head, stream, Buffer.from('\nendstream')]);
}

function flateObject(content: string): Buffer {
  return streamObject('/Filter /FlateDecode', deflateSync(Buffer.from(content), { level: 9 }));
}

interface RawPage {
  filter?: string;
  /** Entries of the page, at least its box. */
  page?: string;
  /** Content of the form /X1, packed with Flate. */
  form?: Uint8Array;
  /** /X1 is a grey picture of 2 × 2 pixels instead. */
  picture?: boolean;
  /** A CMap that says which characters the glyphs of /F1 stand for. */
  toUnicode?: string;
}

/** A handwritten PDF of one page, for content that no library writes; /F1 is Helvetica. */
export function rawPdf(content: Uint8Array | string, options: RawPage = {}): Uint8Array {
  const page = options.page ?? '/MediaBox [0 0 595 842]';
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R ${page} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X1 6 0 R >> >> >>`,
    ),
    streamObject(options.filter ? `/Filter ${options.filter}` : '', content),
    Buffer.from(
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding ${options.toUnicode ? '/ToUnicode 7 0 R' : ''} >>`,
    ),
    options.picture
      ? streamObject(
          '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8',
          'abcd',
        )
      : streamObject(
          `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${options.form ? '/Filter /FlateDecode' : ''}`,
          options.form ?? '',
        ),
    ...(options.toUnicode ? [flateObject(options.toUnicode)] : []),
  ];
  return assemble(objects);
}

function assemble(objects: Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
  });
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`));
  add(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

/** A page of blanks: a few kilobytes that unpack to `megabytes`. */
export function bombPdf(megabytes: number): Uint8Array {
  const once = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 1 });
  return rawPdf(deflateSync(once, { level: 9 }), { filter: '[/FlateDecode /FlateDecode]' });
}

/**
 * A page with one line whose glyphs each stand for many letters: under a kilobyte, with any number of characters.
 *
 * @param text what the one glyph stands for, at most some 30,000 characters
 * @param times how often it is drawn
 */
export function multipliedPdf(text: string, times: number): Uint8Array {
  const hex = Buffer.from(text, 'utf16le').swap16().toString('hex');
  const toUnicode = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange',
    `1 beginbfchar <41> <${hex}> endbfchar endcmap end end`,
  ].join('\n');
  const readable = 'BT /F1 10 Tf 50 800 Td (BCDEFGHIJKLMNOPQRSTUVWXYZBCDEFGHIJKLMNOPQRSTUVWXYZ) Tj ET';
  const content = `${readable} BT /F1 10 Tf 50 780 Td (${'A'.repeat(times)}) Tj ET`;
  return rawPdf(content, { toUnicode });
}

/** A page that draws a long empty form repeatedly: little memory, minutes of work. */
export function endlessPdf(): Uint8Array {
  return rawPdf('/X1 Do '.repeat(2000), { form: deflateSync(Buffer.from('BX EX '.repeat(1_000_000))) });
}

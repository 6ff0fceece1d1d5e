import PDFDocument from 'pdfkit';

async function finish(document: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** A PDF of `count` pages with a line of text each. */
export async function pdfOfPages(count: number): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (let page = 1; page <= count; page += 1) document.addPage().text(`Strona ${page}`);
  return finish(document);
}

/** A page with a picture and no text, as from a scanner. */
export async function pdfWithoutText(): Promise<Uint8Array> {
  const document = new PDFDocument();
  document.rect(60, 60, 300, 12).fill('#444444').rect(60, 90, 240, 8).fill('#777777');
  return finish(document);
}

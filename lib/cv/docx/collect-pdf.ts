/** The bytes of a PDF that is being drawn, when it has ended. */
export async function collectPdf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await new Promise<void>((done, failed) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', done);
    pdf.on('error', failed);
  });
  return new Uint8Array(Buffer.concat(chunks));
}

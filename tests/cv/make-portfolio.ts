import { drawPdf } from './make-pdf';

/** A PDF with files attached; as a portfolio its own page is only a cover. */
export async function pdfWithFiles(
  cover: string[],
  files: { name: string; bytes: Uint8Array }[],
  { isPortfolio }: { isPortfolio: boolean },
): Promise<Uint8Array> {
  return drawPdf((pdf) => {
    cover.forEach((line, index) => pdf.text(line, 60, 60 + 14 * index, { lineBreak: false }));
    for (const { name, bytes } of files) pdf.file(Buffer.from(bytes), { name });
    const root = (pdf as unknown as { _root: { data: Record<string, unknown> } })._root.data;
    if (isPortfolio) root.Collection = pdf.ref({ Type: 'Collection', View: 'D' });
    if (isPortfolio) (root.Collection as { end: () => void }).end();
  });
}

export const coverOfPortfolio = [
  'For the best experience, open this PDF portfolio in',
  'Acrobat X or Adobe Reader X, or later.',
];

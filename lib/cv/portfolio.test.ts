import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listAttachedCvs, probeCv } from '@/lib/reader/run-reader';
import { makeDocx, paragraph } from '@/tests/cv/make-docx';
import { coverOfPortfolio, pdfWithFiles } from '@/tests/cv/make-portfolio';
import { readCv } from '@/tests/cv/read-cv';
import { drawPdf, writeLines } from '@/tests/cv/make-pdf';
import { extractProfile } from './extract-profile';

const lines = ['Oliver Hartwell', '+44 7700 900123, oliver.hartwell@mail.example', 'Work experience', '2018 – present'];
const docx = () => makeDocx(lines.map((line) => paragraph(line)).join(''));
const pdf = () => drawPdf((page) => writeLines(page, lines, 60, 60));
const portfolio = (files: { name: string; bytes: Uint8Array }[]) =>
  pdfWithFiles(coverOfPortfolio, files, { isPortfolio: true });

/** As it is read once stored: what stands for the file goes before the file. */
async function nameIn(bytes: Uint8Array): Promise<string | null> {
  const { preview, mimeType } = await probeCv(bytes);
  expect(mimeType).toBe('application/pdf');
  return extractProfile(await readCv(preview ?? bytes)).lastName;
}

test('the one document inside a portfolio is read in its place', async () => {
  const given = readFileSync(path.join(process.cwd(), 'tests/cv/several/portfolio.pdf'));
  expect(await nameIn(given)).toBe('Wójcik');
  const picture = { name: 'photo.png', bytes: new Uint8Array([1, 2, 3]) };
  expect(await nameIn(await portfolio([picture, { name: 'CV.docx', bytes: docx() }]))).toBe('Hartwell');
});

test('of several none is read, nor is the cover, until one is chosen', async () => {
  const files = [
    { name: 'Certificate.pdf', bytes: await pdf() },
    { name: 'CV.docx', bytes: docx() },
  ];
  const bytes = await portfolio(files);
  expect(await probeCv(bytes)).toMatchObject({ preview: null });
  await expect(readCv(bytes)).rejects.toMatchObject({ code: 'cv.portfolio' });
  expect(await listAttachedCvs(bytes)).toEqual(['Certificate.pdf', 'CV.docx']);
});

test('a portfolio inside a portfolio, and one without documents, are not judged', async () => {
  const inner = await portfolio([]);
  await expect(readCv(inner)).rejects.toMatchObject({ code: 'cv.portfolio' });
  const { preview } = await probeCv(await portfolio([{ name: 'CV.pdf', bytes: inner }]));
  await expect(readCv(preview ?? inner)).rejects.toMatchObject({ code: 'cv.portfolio' });
});

test('what is attached to an ordinary CV is not read: the CV is the file itself', async () => {
  const europass = { name: 'attachment.xml', bytes: new TextEncoder().encode('<Candidate/>') };
  const other = { name: 'Certificate.pdf', bytes: await pdf() };
  const bytes = await pdfWithFiles(['Anna Wilk', ...lines.slice(2)], [europass, other], { isPortfolio: false });
  expect(await nameIn(bytes)).toBe('Wilk');
  expect(await listAttachedCvs(bytes)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cvDocumentSchema, cvPageSchema, type CvPage } from '@/lib/domain/cv-document';
import { scanPdf } from '@/tests/cv/make-scan';
import { germanLines } from '@/tests/languages/unread-cvs';
import { endIdleReaders } from './reader-pool';
import { readCvFile, recognisePage, runVerify } from './run-reader';

afterAll(() => endIdleReaders());

const lines = [
  'Łucja Gęś',
  'Księgowa, Łódź, lucja.ges@poczta.example',
  'Doświadczenie zawodowe',
  'Osiem lat prowadzenia ksiąg handlowych spółek produkcyjnych.',
  'Sporządzanie deklaracji VAT, rozliczanie podróży służbowych.',
  'Education',
  'Master of accounting at the university, with distinction.',
];

async function recognised(bytes: Uint8Array): Promise<CvPage> {
  const { page } = JSON.parse(await recognisePage(bytes, 1)) as { page: unknown };
  return cvPageSchema.parse(page);
}

/** Middle of a word on its page, as shares of width and height from the top left. */
function middleOf({ text, spans, width, height }: CvPage, word: string): [number, number] {
  const at = text.indexOf(word);
  const span = spans.find(({ start, end }) => start <= at && end > at);
  if (!span) throw new Error(`"${word}" is not in: ${text}`);
  return [(span.x + span.width / 2) / width, (height - span.y - span.height / 2) / height];
}

/** Where "ksiąg" stands on the upright sheet, turned clockwise, and whether there is a dark bar, which is no line. */
const places: [turn: number, x: number, y: number, hasBar: boolean][] = [
  [0, 0.34, 0.17, true],
  [3, 0.36, 0.17, true],
  [-2, 0.32, 0.18, false],
  [90, 0.83, 0.34, true],
  [180, 0.66, 0.83, false],
  [270, 0.17, 0.66, false],
];

test.each(places)(
  'a page turned by %s degrees is read, its words found at their places',
  async (turn, x, y, hasBar) => {
    const page = await recognised(await scanPdf(lines, { turn, hasBar }));
    expect(page.text.split('\n')).toEqual(lines);
    expect(page.quality).toMatchObject({ source: 'OCR', verdict: 'GOOD' });
    const [foundX, foundY] = middleOf(page, 'ksiąg');
    expect(Math.hypot(foundX - x, foundY - y)).toBeLessThan(0.015);
  },
);

test('an empty page has no text', async () => {
  const page = await recognised(await scanPdf([]));
  expect(page).toMatchObject({ text: '', spans: [], quality: { verdict: 'EMPTY' } });
});

test('a scan is read from its picture only once that was recognised', async () => {
  const bytes = await scanPdf(lines);
  expect(await readCvFile(bytes)).toMatchObject({ toRecognise: [1], problem: 'no-text' });
  const read = await readCvFile(bytes, [await recognisePage(bytes, 1)]);
  expect(read).toMatchObject({ toRecognise: [], problem: null });
  expect(JSON.parse(read.cv)).toMatchObject({ language: 'pl', pages: [{ text: lines.join('\n') }] });
});

test.each([1, 3])('what cannot be made out is not text, of %s times the lines', async (times) => {
  const bytes = await scanPdf(Array(times).fill(lines).flat() as string[], { isBlurred: true });
  const read = await readCvFile(bytes, [await recognisePage(bytes, 1)]);
  expect(read.problem).not.toBeNull();
  expect(JSON.parse(read.cv)).toMatchObject({ pages: [{ text: '' }] });
});

test('a damaged file says so', async () => {
  await expect(recognisePage(new TextEncoder().encode('%PDF-1.7 nothing'), 1)).rejects.toMatchObject({
    code: 'cv.damaged',
  });
});

test('letters that a file does not name are read from the picture', async () => {
  const bytes = readFileSync(path.join(process.cwd(), 'tests/cv/lost/no-letters-named-reportlab.pdf'));
  const { cv, toRecognise, problem } = await readCvFile(bytes, [await recognisePage(bytes, 1)]);
  const { pages } = cvDocumentSchema.parse(JSON.parse(cv));
  expect({ toRecognise, problem }).toEqual({ toRecognise: [], problem: null });
  expect(pages[0]?.quality).toMatchObject({ source: 'OCR', verdict: 'GOOD' });
  for (const words of ['Małgorzata Wójcik', 'Kraków', 'kierowanie zespołem pięciu osób'])
    expect(pages[0]?.text).toContain(words);
});

test('a scan in German is read once and believed', async () => {
  const bytes = await scanPdf(germanLines);
  const { cv, toRecognise } = await readCvFile(bytes, [await recognisePage(bytes, 1)]);
  expect(toRecognise).toEqual([]);
  expect(cvDocumentSchema.parse(JSON.parse(cv))).toMatchObject({
    language: 'de',
    pages: [{ quality: { source: 'OCR', verdict: 'GOOD' } }],
  });
});

test.each(['scan-cairo', 'scan-without-q', 'scan-ccitt-g4'])('%s is read from its picture', async (name) => {
  const bytes = readFileSync(path.join(process.cwd(), `tests/cv/pictures/${name}.pdf`));
  expect((await readCvFile(bytes)).toRecognise).toEqual([1]);
  const { cv, problem } = await readCvFile(bytes, [await recognisePage(bytes, 1)]);
  expect(problem).toBeNull();
  const { profile } = await runVerify({ cv, judgements: [], locale: 'pl' });
  expect(profile).toMatchObject({ firstName: 'Małgorzata', lastName: 'Wójcik', phone: '+48 600 100 200' });
});

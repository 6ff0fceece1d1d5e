import { criterion } from '@/tests/analysis/criterion';
import { makeDocx, paragraph } from '@/tests/cv/make-docx';
import { bombPdf, drawPdf, endlessPdf, writeLines } from '@/tests/cv/make-pdf';
import { scanPdf } from '@/tests/cv/make-scan';
import { pdfOfPages } from '@/tests/cv/pdf-files';
import { readFileSync } from 'node:fs';
import { loadZoo } from '@/scripts/evaluation/reading/load-zoo';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import * as maxSeconds from './max-seconds';
import type { Job, Jobs } from './protocol';
import { pictureProgram, readerProgram, ReaderProcess, type Outcome } from './reader-process';

// A module's own functions cannot be replaced: this is a copy of it.
jest.mock('./max-seconds', () => ({ __esModule: true, ...jest.requireActual<object>('./max-seconds') }));

const limits = { maxPages: 50, maxCharacters: 400_000 };
const criteria = [criterion(1, { text: 'Co najmniej 5 lat doświadczenia w Javie' }), criterion(2, { text: 'Docker' })];
const places = ['process', 'thread'] as const;
const readers = new Map<string, ReaderProcess>();

/** One that has ended is replaced, as the pool does. */
function readerIn(place: (typeof places)[number], program = readerProgram): ReaderProcess {
  const key = `${place} ${program.name}`;
  const present = readers.get(key);
  if (present?.isUsable) return present;
  const reader = new ReaderProcess(program, place);
  readers.set(key, reader);
  return reader;
}
afterAll(() => readers.forEach((reader) => reader.end()));

const inBoth = async (job: Job, program = readerProgram): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const place of places) outcomes.push(await readerIn(place, program).run(job));
  return outcomes;
};

const reading = (bytes: Uint8Array): Job => ({
  kind: 'read',
  input: { bytes, limits, recognised: [], looked: [], isTyped: false },
});

test('a thread reads and judges files as a process does', async () => {
  const zoo = loadZoo(['digital']).filter(({ isHeldOut, name }) => !isHeldOut && name.endsWith('.pdf'));
  const paths = zoo.flatMap(({ source }) => ('path' in source ? [source.path] : [])).slice(0, 12);
  expect(paths).toHaveLength(12);
  for (const path of paths) {
    const [inProcess, inThread] = await inBoth(reading(readFileSync(path)));
    expect(inThread).toEqual(inProcess);
    if (!inProcess || !('result' in inProcess)) throw new Error(`${path} is not read.`);
    const { cv, problem } = inProcess.result as Jobs['read']['result'];
    if (problem !== null) continue;
    const [judged, judgedInThread] = await inBoth({
      kind: 'judge',
      input: { cv, criteria, locale: 'pl', referenceDate: '2026-06-15' },
    });
    expect(judged).toHaveProperty('result.judgements');
    expect(judgedInThread).toEqual(judged);
  }
}, 120_000);

test.each<[string, () => Promise<Uint8Array>, object]>([
  ['too many pages', () => pdfOfPages(51), { failure: 'too-many-pages' }],
  [
    'a password',
    () => drawPdf((pdf) => writeLines(pdf, ['CV'], 50, 50), { userPassword: 'x' }),
    { failure: 'encrypted' },
  ],
  ['rubbish', () => Promise.resolve(new TextEncoder().encode('%PDF-1.7 rubbish')), { failure: 'damaged' }],
])('%s is refused by both', async (_, make, outcome) => {
  expect(await inBoth(reading(await make()))).toEqual([outcome, outcome]);
});

test('a DOCX is drawn, and a scan is recognised, in a thread too', async () => {
  const bytes = makeDocx(paragraph('Księgowa z ośmioletnim doświadczeniem'));
  const drawn = await readerIn('thread').run({ kind: 'preview', input: { bytes, limits, kind: 'docx' } });
  expect(drawn).toHaveProperty('result.pdf');
  const scan = await scanPdf(['Łucja Gęś', 'Osiem lat prowadzenia ksiąg handlowych spółek produkcyjnych.']);
  const [page, pageInThread] = await inBoth({ kind: 'recognise', input: { bytes: scan, page: 1 } }, pictureProgram);
  expect(page).toHaveProperty('result.page', expect.stringContaining('Osiem lat'));
  expect(pageInThread).toEqual(page);
}, 60_000);

test('gigabytes and drawing without end are stopped in a thread, and the next CV is read', async () => {
  const ordinary = reading(await makeCvPdf({ lines: ['Łucja Gęś', 'Programistka Java, 6 lat doświadczenia'] }));
  expect(await readerIn('thread').run(reading(bombPdf(1100)))).toEqual({ failure: 'too-much-memory' });
  expect(await readerIn('thread').run(ordinary)).toHaveProperty('result.problem', null);
  const startedAt = Date.now();
  const limited = jest.spyOn(maxSeconds, 'maxSecondsOf').mockReturnValue(3);
  expect(await readerIn('thread').run(reading(endlessPdf()))).toEqual({ failure: 'too-slow' });
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  limited.mockRestore();
  expect(await readerIn('thread').run(ordinary)).toHaveProperty('result.problem', null);
}, 60_000);

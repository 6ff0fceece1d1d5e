import { extractProfile } from '@/lib/cv/extract-profile';
import { searchTextOf } from '@/lib/cv/masking/search-text';
import { openPdf } from '@/lib/cv/pdf/open-pdf';
import { readPages } from '@/lib/cv/pdf/read-pages';
import { documentFromText } from '@/lib/cv/document-from-text';
import { runJob } from './run-job';

// pdf.js cannot be loaded in Jest; read-cv.hostile.test.ts reads real files in the real process.
jest.mock('@/lib/cv/pdf/open-pdf');
jest.mock('@/lib/cv/pdf/read-pages');
jest.mock('@/lib/cv/masking/search-text');
jest.mock('@/lib/cv/extract-profile', () => {
  const actual = jest.requireActual<{ extractProfile: typeof extractProfile }>('@/lib/cv/extract-profile');
  return { ...actual, extractProfile: jest.fn(actual.extractProfile) };
});

test('a fault of masking is not blamed on the file: it is read, and its words come by a job of their own', async () => {
  const { pages } = documentFromText(
    'Anna Nowak\nProgramistka Java z ośmioletnim doświadczeniem\nJava, Spring Boot, Docker',
  );
  const file = { loadingTask: { destroy: jest.fn() }, getMetadata: () => Promise.resolve({ info: {} }) };
  jest.mocked(openPdf).mockResolvedValue(file as never);
  jest.mocked(readPages).mockResolvedValue({ pageCount: 1, pages, marks: [], hiddenText: [] } as never);
  jest.mocked(searchTextOf).mockImplementation(() => {
    throw new Error('a fault of the rules');
  });
  const limits = { maxPages: 50, maxCharacters: 400_000 };
  const input = { bytes: new Uint8Array(), limits, recognised: [], looked: [], isTyped: true };
  const read = await runJob({ kind: 'read', input });
  expect(searchTextOf).toHaveBeenCalledTimes(1);
  expect(read).toMatchObject({ pageCount: 1, problem: null, searchText: null });
});

test('the names of a CV are looked for once, however many texts are masked by them', async () => {
  const cv = JSON.stringify(documentFromText('Anna Nowicka\nProgramistka Java'));
  const long = (texts: string[]): Promise<unknown> => {
    jest.mocked(extractProfile).mockClear();
    return runJob({ kind: 'maskQuotes', input: { cv, masking: { blind: true, name: null }, quotes: [], texts } });
  };
  const readings = (): number =>
    jest.mocked(extractProfile).mock.calls.filter(([{ pages }]) => pages[0]?.text.includes('Programistka')).length;
  expect(await long(['Zna Java.'])).toEqual({ quotes: [], texts: ['Zna Java.'] });
  const one = readings();
  const texts = ['Anna Nowicka zna Java.', '', 'Rola Nowickiej.', 'Zna Java.'];
  expect(await long(texts)).toEqual({ quotes: [], texts: ['[NAME] zna Java.', '', 'Rola [NAME].', 'Zna Java.'] });
  expect(readings()).toBe(one);
});

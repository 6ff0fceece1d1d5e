import type { CvDocument } from '@/lib/domain/cv-document';
import { maskForBlindProcess, maskPersonalData } from './mask-personal-data';
import heldOut from '@/tests/masking/blind-held-out.json';
import open from '@/tests/masking/blind-open.json';

/** See tests/masking/README.md. */
interface Marked {
  text: string;
  /** Which one of several, from 1, or all of them. */
  occurrence?: number | string;
}

interface Case {
  id: string;
  candidateName: string;
  text: string;
  hide: (Marked & { kind: string })[];
  keep: Marked[];
}

function documentOf(text: string): CvDocument {
  const page = { number: 1, width: 595, height: 842, text, spans: [] };
  return { readerVersion: 'test', pageCount: 1, language: 'pl', pages: [page], hiddenText: [] };
}

function placesOf(text: string, { text: part, occurrence = 'all' }: Marked): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found.push(at);
  return typeof occurrence === 'number' ? found.slice(occurrence - 1, occurrence) : found;
}

/** What is shown although it must be hidden, and hidden although it must be shown. */
function judge({ id, candidateName, text, hide, keep }: Case): { leaked: string[]; lost: string[] } {
  const [firstName = '', ...rest] = candidateName.split(' ');
  const covered = new Array<boolean>(text.length).fill(false);
  const masks = maskForBlindProcess(documentOf(text), { firstName, lastName: rest.join(' ') }, null)[0] ?? [];
  for (const { start, end } of masks) covered.fill(true, start, end);
  const isLeaked = (marked: Case['hide'][number]): boolean => {
    // The label of a number may stay.
    const personal = marked.kind === 'PHONE' ? /\d/ : /[\p{L}\p{N}]/u;
    return placesOf(text, marked).some((at) =>
      [...marked.text].some((one, index) => personal.test(one) && !covered[at + index]),
    );
  };
  const isLost = (marked: Marked): boolean =>
    placesOf(text, marked).some((at) => covered.slice(at, at + marked.text.length).includes(true));
  return {
    leaked: hide.filter(isLeaked).map((one) => `${id} ${one.kind}: ${one.text}`),
    lost: keep.filter(isLost).map((one) => `${id}: ${one.text}`),
  };
}

function judgeAll(cases: Case[]) {
  const results = cases.map(judge);
  return { leaked: results.flatMap(({ leaked }) => leaked), lost: results.flatMap(({ lost }) => lost) };
}

// As measured.
test('hides what tells who it is in the open cases, and leaves evidence alone', () => {
  const { leaked, lost } = judgeAll(open);
  expect(leaked).toEqual([]);
  expect(lost.length).toBeLessThanOrEqual(2);
});

// As measured. The numbers may only fall; nothing is said of which cases fail, so that no rule is made for them.
test('hides in cases that no rule was made for', () => {
  const { leaked, lost } = judgeAll(heldOut);
  expect(leaked.length).toBeLessThanOrEqual(49);
  expect(lost.length).toBeLessThanOrEqual(16);
});

test('what is sent to a model keeps the place of residence, which is asked for', () => {
  const text = 'Anna Nowak\nul. Polna 5/7, 00-238 Warszawa\nObywatelstwo: polskie\nStan cywilny: mężatka';
  const name = { firstName: 'Anna', lastName: 'Nowak' };
  const shown = (masks: { start: number; end: number }[]) =>
    masks.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)}█${rest.slice(end)}`, text);
  expect(shown(maskPersonalData(documentOf(text), name)[0] ?? [])).toBe(
    '█\n█ Warszawa\nObywatelstwo: █\nStan cywilny: █',
  );
  expect(shown(maskForBlindProcess(documentOf(text), name, null)[0] ?? [])).toBe(
    '█\n█\nObywatelstwo: █\nStan cywilny: █',
  );
});

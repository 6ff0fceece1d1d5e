import type { CvDocument } from '@/lib/domain/cv-document';
import { maskPersonalData } from './mask-personal-data';
import heldOut from '@/tests/masking/cases-held-out.json';
import open from '@/tests/masking/cases-open.json';
import leaksHeldOut from '@/tests/masking/leaks-held-out.json';
import leaksOpen from '@/tests/masking/leaks-open.json';

/** See tests/masking/README.md. */
interface Case {
  id: string;
  name: { firstName: string; lastName: string };
  text: string;
  mustMask: { kind: string; text: string }[];
  mustKeep: string[];
}

const anna = { firstName: 'Anna', lastName: 'Nowak' };

function documentOf(...texts: string[]): CvDocument {
  const pages = texts.map((text, index) => ({ number: index + 1, width: 595, height: 842, text, spans: [] }));
  return { readerVersion: 'test', pageCount: pages.length, language: 'pl', pages, hiddenText: [] };
}

function masked(text: string, name: Case['name'] | null = anna): string {
  let rest = text;
  const masks = maskPersonalData(documentOf(text), name)[0] ?? [];
  for (const { start, end, kind } of masks.toReversed()) rest = `${rest.slice(0, start)}[${kind}]${rest.slice(end)}`;
  return rest;
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

const blank = (part: string): string => ' '.repeat(part.length);

/** The town of an address may stay, because a position's location is judged by it: blanks in its place. */
const withoutTown = (address: string): string =>
  address
    // 31-422 Kraków; 10969 Berlin
    .replace(/(?<=\d{2}-?\d{3}\s)\p{L}.*$/su, blank)
    // Leeds LS6 2AB
    .replace(/(?<=[,\n] ?)\p{L}[\p{L} .-]*(?=,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$)/u, blank)
    // Austin, TX 78701
    .replace(/(?<=[,\n] ?)\p{L}[\p{L} .-]*, [A-Z]{2}(?= \d{5})/u, blank);

/** What is left although it must be masked, and masked although it must stay. */
function judge({ id, name, text, mustMask, mustKeep }: Case): { leaked: string[]; lost: string[] } {
  const covered = new Array<boolean>(text.length).fill(false);
  for (const { start, end } of maskPersonalData(documentOf(text), name)[0] ?? []) covered.fill(true, start, end);
  const isLeaked = ({ kind, text: part }: Case['mustMask'][number]): boolean => {
    const personal = [...(kind === 'ADDRESS' ? withoutTown(part) : part)];
    const leaks = (at: number) => personal.some((one, index) => /[\p{L}\p{N}]/u.test(one) && !covered[at + index]);
    return occurrences(text, part).some(leaks);
  };
  const isLost = (part: string): boolean =>
    occurrences(text, part).some((at) => covered.slice(at, at + part.length).includes(true));
  return {
    leaked: mustMask.filter(isLeaked).map((one) => `${id}: ${one.text}`),
    lost: mustKeep.filter(isLost).map((part) => `${id}: ${part}`),
  };
}

function judgeAll(cases: Case[]) {
  const results = cases.map(judge);
  return {
    leaked: results.flatMap(({ leaked }) => leaked),
    lost: results.flatMap(({ lost }) => lost),
    toKeep: cases.flatMap(({ mustKeep }) => mustKeep).length,
  };
}

test('masks all personal data of the open cases and leaves evidence alone', () => {
  const { leaked, lost, toKeep } = judgeAll(open);
  expect(leaked).toEqual([]);
  expect(lost.length).toBeLessThanOrEqual(toKeep * 0.01);
});

// As measured. The numbers may only fall; nothing is said of which cases fail, so that no rule is made for them.
test('masks the personal data of cases that no rule was made for', () => {
  const { leaked, lost } = judgeAll(heldOut);
  expect(leaked.length).toBeLessThanOrEqual(8);
  expect(lost.length).toBeLessThanOrEqual(8);
});

test('masks are in order without overlaps, and the same every time', () => {
  for (const { name, text } of open) {
    const masks = maskPersonalData(documentOf(text), name);
    expect(maskPersonalData(documentOf(text), name)).toEqual(masks);
    const limits = masks.flatMap((page) => page.flatMap(({ start, end }) => [start, end]));
    expect(limits).toEqual([...limits].sort((one, other) => one - other));
    for (const { start, end } of masks.flat()) expect(end).toBeGreaterThan(start);
  }
});

test('each page has its own masks', () => {
  const masks = maskPersonalData(documentOf('Anna Nowak', 'Java', 'Nowak'), anna);
  expect(masks).toEqual([[{ start: 0, end: 10, kind: 'NAME' }], [], [{ start: 0, end: 5, kind: 'NAME' }]]);
});

test('names stay where they are not to be hidden, all else is masked', () => {
  expect(masked('Anna Nowak, tel. 600 100 200\nur. 3 maja 1990', null)).toBe(
    'Anna Nowak, tel. [PHONE]\nur. [BIRTH DATE]',
  );
});

test.each([
  ['Referencje: dziękujemy Annie Nowak i Ani Nowakowej.', 'Referencje: dziękujemy [NAME] i [NAME].'],
  ['A. Nowak; Nowak A.; A N N A   N O W A K', '[NAME]; [NAME]; [NAME]   [NAME]'],
  ['CV_Anna_Nowak.pdf', 'CV_[NAME].pdf'],
  [
    'Piekarnia Nowak; Nowak Meble sp. z o.o., Nowak i Wspólnicy; Liceum im. Nowaka',
    'Piekarnia [NAME]; [NAME] Meble sp. z o.o., [NAME] i Wspólnicy; Liceum im. Nowaka',
  ],
  ['next@14.2, root@10.0.0.1, a . nowak @ poczta . example', 'next@14.2, root@10.0.0.1, [EMAIL]'],
  ['tel. 600 100 200 wew. 5; (0-22) 555 12 34; +48 600\n100 200', 'tel. [PHONE]; [PHONE]; [PHONE]'],
  ['ul. Polna 5/7 m. 3, 00-238 Warszawa', '[ADDRESS] Warszawa'],
])('%s', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

/** See tests/masking/README.md. */
interface Leak {
  cv: string;
  firstName: string;
  lastName: string;
  mustGo: string[];
  mustStay: string[];
}

/** Data that are read in what is sent, as whole words, and evidence that is not. */
function judgeLeaks(cases: Leak[]) {
  const judged = cases.map(({ cv, mustGo, mustStay, ...name }) => {
    const text = masked(cv, name);
    const isRead = (part: string): boolean =>
      occurrences(text, part).some((at) => !/[\p{L}\d]/u.test(`${text[at - 1] ?? ''}${text[at + part.length] ?? ''}`));
    return { leaked: mustGo.filter(isRead), lost: mustStay.filter((part) => !text.includes(part)) };
  });
  return { leaked: judged.flatMap(({ leaked }) => leaked), lost: judged.flatMap(({ lost }) => lost) };
}

test('masks firms of the own name, ages, faith, origin and relatives, and leaves dates of jobs', () => {
  expect(judgeLeaks(leaksOpen)).toEqual({ leaked: [], lost: ['30-610 Kraków'] });
});

// As measured; the numbers may only fall. Before these rules 33 of 196 leaked and 17 of 175 were lost.
test('masks the same in cases that no rule was made for', () => {
  const { leaked, lost } = judgeLeaks(leaksHeldOut);
  process.stdout.write(`held-out: ${leaked.length} leaked, ${lost.length} lost\n`);
  expect(leaked.length).toBeLessThanOrEqual(21);
  expect(lost.length).toBeLessThanOrEqual(5);
});

test.each([
  'iOS mobile developer 01.2023-08.2023',
  'Mobile 2019–2020, 2021–2022',
  'Sprzedaż telefonów: telefon, 03/2019 – 10/2019',
])('the dates of "%s" are no phone number', (text) => expect(masked(text)).toBe(text));

test('the town of Cork is no daughter', () => {
  const text = '07/2020 – 03/2023  Tidewater Media, Cork – web developer (PHP, MySQL)';
  expect(masked(text)).toBe(text);
});

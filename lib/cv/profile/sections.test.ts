import { documentFromText } from '@/scripts/testing/analysis/document-from-text';
import { findSectionLines } from './sections';

/** A page whose blank lines are gaps between the others. */
function documentWithGaps(text: string) {
  const document = documentFromText(text.replaceAll(/\n+/g, '\n'));
  const rows = text.split('\n').map((line, row) => ({ line, y: 800 - 14 * row }));
  let start = 0;
  const spans = rows.flatMap(({ line, y }) => {
    if (line === '') return [];
    const span = { start, end: start + line.length, x: 48, y, width: 6 * line.length, height: 11 };
    start = span.end + 1;
    return [span];
  });
  return { ...document, pages: document.pages.map((page) => ({ ...page, spans })) };
}

const headingsOf = (text: string) =>
  findSectionLines(documentWithGaps(text)).flatMap(({ isHeading, section, text: line }) =>
    isHeading ? [[line, section]] : [],
  );

const jobs = 'Florystka, Kwiaciarnia Mak\nukładanie bukietów\npodlewanie\nobsługa kasy';

test.each<[string, string[][]]>([
  [`Jan Kos\n\npraca w kolejności od najnowszej\n${jobs}`, [['praca w kolejności od najnowszej', 'experience']]],
  [`Jan Kos\npraca w kolejności od najnowszej\n${jobs}`, []],
  [`Jan Kos\n\nSzkoła Tańca Iskra\n${jobs}`, []],
  [`Jan Kos\n\n- szkolenie nowych osób\n${jobs}`, []],
])('a title that a gap parts from what is above may open with the name of a section: %j', (text, headings) => {
  expect(headingsOf(text)).toEqual(headings);
});

test.each([
  ['Wyszktałcenie', 'education'],
  ['Doświaczenie zawodowe', 'experience'],
  ['Work Expirience', 'experience'],
  ['Preferences', undefined],
  ['Warehousing', undefined],
  ['Programowanie, szachy', undefined],
])('a title with a misspelt word is known: %s', (title, section) => {
  expect(headingsOf(`Jan Kos\n${title}\n${jobs}`)[0]?.[1]).toBe(section);
});

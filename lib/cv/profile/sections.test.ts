import { documentFromText } from '@/lib/cv/document-from-text';
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

/** A page whose lines in capitals are set larger than the others. */
function documentWithSizes(text: string) {
  const document = documentFromText(text);
  let start = 0;
  const spans = text.split('\n').map((line, row) => {
    const isLarge = line.startsWith('^');
    const span = {
      start,
      end: start + line.length,
      x: 48,
      y: 800 - 14 * row,
      width: 6 * line.length,
      height: isLarge ? 14 : 10,
    };
    start = span.end + 1;
    return span;
  });
  return { ...document, pages: document.pages.map((page) => ({ ...page, text: text.replaceAll('^', ' '), spans })) };
}

test('titles that no list knows are set like those that it knows, but the names of employers among jobs are none', () => {
  const text = [
    ['^Skills', 'sauces', '^Languages', 'English – C1', '^Under the stars', 'astronomy since 2019'],
    [
      '^Experience',
      '^Copper Kettle',
      'Cook, 2019 – 2021',
      '^Oak Inn',
      'Cook, 2017 – 2019',
      '^Education',
      'Catering College',
    ],
  ].flat();
  const titles = findSectionLines(documentWithSizes(text.join('\n'))).flatMap(({ isHeading, section, text: line }) =>
    isHeading ? [[line.trim(), section]] : [],
  );
  expect(titles).toEqual([
    ['Skills', 'skills'],
    ['Languages', 'languages'],
    ['Under the stars', 'other'],
    ['Experience', 'experience'],
    ['Education', 'education'],
  ]);
});

test('of titles in capitals those among studies are sections, those of jobs and a word of skills are none', () => {
  const text = `EDUCATION
PhD, Wexcombe, 2012
SUPERVISION
J. Pell (2023–)
OUTREACH
Rocks on the beach, 2018
SKILLS
HACCP
EXPERIENCE
URZĄD GMINY CZARNA
stażystka, sekretariat, 11.2009 – 05.2010`;
  expect(headingsOf(text)).toEqual([
    ['EDUCATION', 'education'],
    ['SUPERVISION', 'other'],
    ['OUTREACH', 'other'],
    ['SKILLS', 'skills'],
    ['EXPERIENCE', 'experience'],
  ]);
});

test.each([
  ['ACADEMIC APPOINTMENTS', 'experience'],
  ['Academic background', 'education'],
  ['Sea service', 'experience'],
  ['Dotychczasowe zatrudnienie (w porządku chronologicznym):', 'experience'],
  ['Employers, for completeness', 'experience'],
  ['działalność własna, instalacje elektryczne w domach i małych firmach', undefined],
  ['Professional development', 'certificates'],
  ['Działalność studencka', 'volunteering'],
  ['co już robiłam:', 'experience'],
])('a title says what its section is: %s', (title, section) => {
  expect(headingsOf(`Jan Kos\n${title}\n${jobs}`)[0]?.[1]).toBe(section);
});

test('a title that a colon ends is no rest of the line above', () => {
  const long = 'korepetycje z angielskiego (szkoła podstawowa), prywatnie, nieregularnie';
  expect(headingsOf(`Jan Kos\n${long}\nwolontariat:\nschronisko, od 2022`)).toEqual([['wolontariat:', 'volunteering']]);
});

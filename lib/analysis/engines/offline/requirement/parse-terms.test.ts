import { parseTerms } from './parse-terms';
import type { TermPiece } from './term-piece';

const labelOf = ({ label, details }: TermPiece): string =>
  details ? `${label} (${details.map(labelOf).join(', ')})` : label;
const read = (text: string) => parseTerms(text).map((group) => group.map(labelOf));

describe('what a requirement asks for', () => {
  test.each<[form: string, text: string, groups: string[][]]>([
    ['a list', 'Java i SQL', [['Java'], ['SQL']]],
    ['a choice', 'Java lub Kotlin', [['Java', 'Kotlin']]],
    ['commas before a conjunction', 'Java, Kotlin lub Scala', [['Java', 'Kotlin', 'Scala']]],
    ['a choice and a demand', 'R, Python or SAS, and SQL', [['R', 'Python', 'SAS'], ['SQL']]],
    ['one together with another', 'Java wraz z SQL', [['Java'], ['SQL']]],
    ['examples', 'bazy danych, np. Oracle', [['bazy danych', 'Oracle']]],
    ['examples in brackets', 'bazy danych (np. Oracle)', [['bazy danych', 'Oracle']]],
    [
      'several ways to do one thing',
      'drafting and reviewing contracts',
      [['drafting contracts', 'reviewing contracts']],
    ],
    [
      'what is done by itself beside what is done to a thing',
      'rekrutacja i wdrażanie pracowników',
      [['rekrutacja'], ['wdrażanie pracowników']],
    ],
    ['adjectives in a row', 'szybkie, bezwzrokowe pisanie', [['szybkie bezwzrokowe pisanie']]],
    ['details in brackets', 'Google Ads (Search, Shopping)', [['Google Ads (Search, Shopping)']]],
    ['details after a dash', 'kuchnia włoska – makarony', [['kuchnia włoska (makarony)']]],
    ['details after a colon', 'Scrum experience: planning and reviews', [['Scrum (planning, reviews)']]],
    ['what is included', 'Excel, w tym makra', [['Excel (makra)']]],
    ['the number of a standard', 'PN-EN 1090', [['PN-EN 1090']]],
    ['a year', 'Care Act 2014', [['Care Act']]],
    ['an ending for women', 'księgowy/a', [['księgowy']]],
    ['an ending in brackets', 'sam(a) zakładasz kampanie', [['sam zakładasz kampanie']]],
  ])('%s: %s', (_, text, groups) => {
    expect(read(text)).toEqual(groups);
  });
});

import { documentFromText } from '@/lib/cv/document-from-text';
import { CvIndex } from './cv-index';

/** Beginning, end (exclusive) and line of each job. */
function jobsIn(...lines: string[]): string[] {
  const cv = new CvIndex(documentFromText(lines.join('\n')), '2026-06-15');
  const month = (value: number) => `${Math.floor(value / 12)}-${(value % 12) + 1}`;
  return cv.career.positions.map(
    ({ from, to, dateLine }) => `${month(from)} ${month(to)} ${cv.lines[dateLine]?.text ?? ''}`,
  );
}

test('a year by itself is a job of half a year, a line with a title is no heading', () => {
  const lines = [
    'Practice',
    '03/2015 – 12/2018 Junior Architect',
    '– tender',
    'documents',
    '2013  Internship',
    'Studio Fornace',
  ];
  expect(jobsIn(...lines)).toEqual([
    '2015-3 2019-1 03/2015 – 12/2018 Junior Architect',
    '2013-1 2013-7 2013  Internship',
  ]);
  expect(jobsIn('Experience', 'Summer intern, 2013', 'Awards', 'Best trainee 2014')).toEqual([
    '2013-1 2013-7 Summer intern, 2013',
  ]);
});

test('a range that a narrow column breaks is whole', () => {
  expect(jobsIn('Doświadczenie', 'IX 2011 – chwila', 'obecna', 'Nauczycielka')).toEqual([
    '2011-9 2026-7 IX 2011 – chwila',
  ]);
  expect(jobsIn('Praca', 'kwiecień 2014 – kwiecień', '2020', 'elektromonter')).toEqual([
    '2014-4 2020-5 kwiecień 2014 – kwiecień',
  ]);
});

test('what sums up the jobs below, and dates of publications, are no jobs', () => {
  const jobs = ['Historia zatrudnienia', '2015 – 2020 Spedycja Warta – kierowca'];
  expect(jobsIn('Jan Próbny', 'Jeżdżę od 1997 roku, po kraju', ...jobs)).toHaveLength(1);
  expect(jobsIn(...jobs, 'Publikacje', 'Felietony w miesięczniku (2021–2022)')).toHaveLength(1);
  // Without a list of jobs it is all that is said.
  expect(jobsIn('Jan Próbny', 'Kierowca od 1997 roku, po kraju')).toHaveLength(1);
});

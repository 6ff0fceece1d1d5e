import { documentFromText } from '@/lib/cv/document-from-text';
import { CvIndex } from './cv-index';

/** From and to, the month after the last one, of each job. */
function jobsIn(text: string): string[] {
  const { career } = new CvIndex(documentFromText(text), '2026-11-22');
  const written = (month: number) => `${Math.floor(month / 12)}-${(month % 12) + 1}`;
  return career.positions.map(({ from, to }) => `${written(from)} ${written(to)}`).sort();
}

test.each([
  ['Summer 2021', ['2021-6 2021-9']],
  ['Summer/Fall 2021', ['2021-6 2021-12']],
  ['Spring & Summer 2019', ['2019-3 2019-9']],
  ['Summer 2013, Summer 2014', ['2013-6 2013-9', '2014-6 2014-9']],
  ['Summer 2013 and Fall 2014', ['2013-6 2013-9', '2014-9 2014-12']],
  ['lato 2021', ['2021-6 2021-9']],
  ['jesień 2020', ['2020-9 2020-12']],
  ['wiosna 2019 i jesień 2020', ['2019-3 2019-6', '2020-9 2020-12']],
  ['lato/jesień 2021', ['2021-6 2021-12']],
])('%s', (dates, expected) => {
  expect(jobsIn(`Doświadczenie\n${dates}\nSprzedawca, Sklep Dąb\nobsługa klientów`)).toEqual(expected);
  expect(jobsIn(`Experience\nSales assistant, Oak Shop, ${dates}\nserving customers`)).toEqual(expected);
});

test.each([
  ['Fall 2013 – Summer 2014', '2013-10 2014-8'],
  ['Spring 2019 - Fall 2021', '2019-4 2021-11'],
  ['since summer 2021', '2021-7 2026-12'],
])('%s is one time', (dates, expected) => {
  expect(jobsIn(`Experience\nSales assistant, Oak Shop, ${dates}\nserving customers`)).toEqual([expected]);
});

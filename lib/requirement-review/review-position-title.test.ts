import { reviewPositionTitle } from './review-position-title';
import { secondTitles } from '@/tests/requirement-review/second-measurement-titles';
import { unseenTitles } from '@/tests/requirement-review/unseen-cases';
import { titleForms } from '@/tests/requirement-review/work-and-person-cases';

test.each([...unseenTitles, ...secondTitles, ...titleForms])('%s, of one sex: %s', (title, gendered) => {
  expect(reviewPositionTitle(title) !== null).toBe(gendered);
});

test.each([
  ['Programista', 'Programistka / Programista'],
  ['Starszy programista Java', 'Starsza programistka / Starszy programista Java'],
  ['Księgowa', 'Księgowa / Księgowy'],
  ['Kierownik sprzedaży', 'Kierowniczka / Kierownik sprzedaży'],
  ['Asystentka dyrektora', 'Asystentka / Asystent dyrektora'],
  ['SPRZEDAWCA', 'Sprzedawczyni / SPRZEDAWCA'],
  ['Kierowca C+E', 'Kierowca C+E (k/m)'],
  ['Specjalista ds. kadr i płac', 'Specjalistka / Specjalista ds. kadr i płac'],
  ['Salesman', 'Salesperson'],
  ['Senior Salesman', 'Senior salesperson'],
  ['Cleaning lady', 'Cleaner'],
  ['Waitress', 'Server'],
  ['Pani do biura', 'Osoba do biura'],
  ['Wizażystka', 'Wizażystka (k/m)'],
  ['Fisherman', 'Fisherman (all genders)'],
])('%s tells a sex; better: %s', (title, better) => {
  expect(reviewPositionTitle(title)?.better.toLowerCase()).toBe(better.toLowerCase());
});

test.each([
  'Programistka / Programista Java',
  'Programista/Programistka',
  'Księgowa/Księgowy',
  'Spawaczka/Spawacz TIG',
  'Specjalista/-tka ds. HR',
  'Specjalista(-ka) ds. HR',
  'Kierowca (k/m)',
  'Programista (m/f/d)',
  'Osoba na stanowisko magazyniera',
  'Java Developer',
  'Project Manager',
  'Head of Sales',
  'Salesperson',
  'QA Engineer',
  'Dyrekcja szkoły',
  '',
])('%s is neutral', (title) => {
  expect(reviewPositionTitle(title)).toBeNull();
});

test('tells which sex a Polish title names', () => {
  expect(reviewPositionTitle('Młodszy analityk')?.code).toBe('masculine-title');
  expect(reviewPositionTitle('Recepcjonistka')?.code).toBe('feminine-title');
  expect(reviewPositionTitle('Foreman')?.code).toBe('gendered-title');
});

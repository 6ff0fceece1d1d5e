import { createFormatter } from 'next-intl';
import { acceptedLocale, cookieLocale, languageTags, toLocale } from './locale';

test('a language is recognised with its region, and anything else is Polish', () => {
  expect(['pl', 'en', 'en-GB', 'de', '', null].map(toLocale)).toEqual(['pl', 'en', 'en', 'pl', 'pl', 'pl']);
});

test('dates are written as in Poland and in Britain', () => {
  const at = new Date('2026-11-03T14:05:00Z');
  const write = (locale: string) =>
    createFormatter({ locale, timeZone: 'Europe/Warsaw' }).dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  expect(write(languageTags.pl)).toBe('3 lis 2026, 15:05');
  expect(write(languageTags.en)).toBe('3 Nov 2026, 15:05');
});

test('the cookie’s language is found among others, and one that is not supported is none', () => {
  const cookies = ['a=1; locale=en; b=2', 'locale=pl', 'locale=de; locale=pl', 'locale=de', 'old-locale=en', '', null];
  expect(cookies.map(cookieLocale)).toEqual(['en', 'pl', 'pl', undefined, undefined, undefined, undefined]);
});

test.each([
  ['en-GB,en;q=0.9,pl;q=0.8', 'en'],
  ['en;q=0.4, pl;q=0.7', 'pl'],
  ['de-DE, EN;q=0.2', 'en'],
  ['pl;q=0, en', 'en'],
  ['de, *', undefined],
  ['', undefined],
  [null, undefined],
])('of %j the language is %j', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

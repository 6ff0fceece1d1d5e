import { createFormatter } from 'next-intl';
import { cookieLocale, languageTags, toLocale } from './locale';

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

import { getCountries } from 'libphonenumber-js';
import { countryCodes, voivodeships } from '@/lib/domain/place-names';
import words from './words/cities.json';

test('a form offers the voivodeships that are read', () => {
  expect([...voivodeships].sort()).toEqual(Object.keys(words.voivodeships).sort());
});

test('a form offers every country, wherever somebody lives', () => {
  // Two islands have codes that are no country's.
  const all = getCountries().filter((code) => code !== 'AC' && code !== 'TA');
  expect([...countryCodes].sort()).toEqual([...all].sort());
});

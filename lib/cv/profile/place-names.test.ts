import { voivodeships } from '@/lib/domain/place-names';
import words from './words/cities.json';

test('a form offers the voivodeships that are read', () => {
  expect([...voivodeships].sort()).toEqual(Object.keys(words.voivodeships).sort());
});

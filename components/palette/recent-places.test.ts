/** @jest-environment jsdom */
import { removeRecentPlace, addRecentPlace, readRecentPlaces } from './recent-places';

const id = (digit: number) => `0190a5b2-0000-7000-8000-00000000000${digit}`;
const processPath = (digit: number) => `/processes/${id(digit)}`;
const paths = (user = 'u1') => readRecentPlaces(user).map(({ path }) => path);

beforeEach(() => localStorage.clear());

test('stores processes and candidates only, newest first, without duplicates', () => {
  const candidate = `${processPath(1)}/candidates/${id(2)}`;
  for (const path of [processPath(1), candidate, '/processes', '/', `/processes/${id(1)}/x`, processPath(1)]) {
    addRecentPlace('u1', path);
  }
  expect(readRecentPlaces('u1')).toEqual([
    { path: processPath(1), processId: id(1), candidateId: null },
    { path: candidate, processId: id(1), candidateId: id(2) },
  ]);
});

test('stores eight per user and removes places', () => {
  for (let digit = 0; digit < 10; digit += 1) addRecentPlace('u1', processPath(digit));
  expect(paths()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map(processPath));
  expect(paths('u2')).toEqual([]);
  removeRecentPlace('u1', processPath(9));
  expect(paths()[0]).toBe(processPath(8));
});

test('ignores invalid stored values', () => {
  localStorage.setItem('recent-places:u1', '{"a":1}');
  expect(paths()).toEqual([]);
  localStorage.setItem('recent-places:u1', JSON.stringify(['//evil.example', 7, processPath(1)]));
  expect(paths()).toEqual([processPath(1)]);
});

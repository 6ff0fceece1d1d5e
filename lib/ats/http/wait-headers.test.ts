import { waitAfter, waitOf } from './wait-headers';

const date = 'Sun, 22 Nov 2026 23:00:00 GMT';
const noon = Date.parse(date) / 1000;

test.each<[Record<string, string>, number | null]>([
  [{ 'retry-after': '7' }, 7],
  [{ 'retry-after': 'Sun, 22 Nov 2026 23:00:30 GMT' }, 30],
  [{ 'retry-after': 'Sun, 22 Nov 2026 22:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, null],
  [{ 'x-rate-limit-reset': '12' }, 12],
  [{ 'x-ratelimit-reset': String(noon + 25) }, 25],
  [{ 'retry-after': '3', 'x-ratelimit-reset': '20' }, 3],
  [{ 'retry-after': '999999' }, 3600],
  [{}, null],
])('%j asks for %p seconds', (headers, seconds) => {
  expect(waitOf(new Headers({ date, ...headers }))).toBe(seconds);
});

test('a good answer asks to wait only when it was the last one of its window', () => {
  const reset = { date, 'x-ratelimit-reset': '9' };
  expect(waitAfter(new Headers({ ...reset, 'x-ratelimit-remaining': '0' }))).toBe(9);
  expect(waitAfter(new Headers({ ...reset, 'x-ratelimit-remaining': '1' }))).toBeNull();
  expect(waitAfter(new Headers({ 'x-ratelimit-remaining': '0' }))).toBeNull();
});

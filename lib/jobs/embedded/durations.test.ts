import { parseTime } from './durations';

const now = new Date('2026-01-10T12:00:00Z');
const secondsUntil = (time: string) => (parseTime(time, now).getTime() - now.getTime()) / 1_000;

test.each([
  ['', 0],
  ['1s', 1],
  ['1d2h30m', 86_400 + 2 * 3_600 + 30 * 60],
  ['2w', 1_209_600],
  ['90', 90],
  ['2026-01-10T12:01:00.000Z', 60],
  ['2020-01-01T00:00:00.000Z', 0],
])('%p is in %p seconds', (time, seconds) => {
  expect(secondsUntil(time)).toBe(seconds);
});

test('refuses what is neither a duration nor a time', () => {
  expect(() => parseTime('soon', now)).toThrow('"soon" is neither a duration nor a time.');
});

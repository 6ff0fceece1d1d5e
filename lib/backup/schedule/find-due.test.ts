import { isDue, type Attempt } from './find-due';

/** In November Warsaw is an hour ahead of UTC. */
const at = (time: string) => new Date(`2026-11-29T${time}:00Z`);
const good = (startedAt: Date): Attempt => ({ state: 'GOOD', startedAt, endedAt: startedAt, failure: null });
const failed = (endedAt: Date, failure = 'FULL'): Attempt => ({
  state: 'FAILED',
  startedAt: endedAt,
  endedAt,
  failure,
});

test('the night has one backup, at its time in the time zone of the product', () => {
  const lastNight = good(new Date('2026-11-28T03:00:00Z'));
  expect(isDue(at('02:59'), '04:00', [lastNight])).toBe(false);
  expect(isDue(at('03:00'), '04:00', [lastNight])).toBe(true);
  expect(isDue(at('03:10'), '04:00', [lastNight, good(at('03:00'))])).toBe(false);
  expect(isDue(at('23:59'), '04:00', [lastNight, good(at('03:00'))])).toBe(false);
});

test('an installation without a backup does not wait for the night, nor one whose worker was away', () => {
  expect(isDue(at('12:00'), '04:00', [])).toBe(true);
  expect(isDue(at('00:30'), '04:00', [good(new Date('2026-11-27T03:00:00Z'))])).toBe(true);
});

test('after a failure it is tried again an hour later', () => {
  expect(isDue(at('03:59'), '04:00', [failed(at('03:00'))])).toBe(false);
  expect(isDue(at('04:00'), '04:00', [failed(at('03:00'))])).toBe(true);
});

test('after the end of its process it is tried at once, but not for ever', () => {
  const ended = (time: string) => failed(at(time), 'INTERRUPTED');
  expect(isDue(at('03:02'), '04:00', [ended('03:01')])).toBe(true);
  expect(isDue(at('03:05'), '04:00', ['03:01', '03:02', '03:03'].map(ended))).toBe(false);
});

test('on the day when clocks go back it is made once', () => {
  // 2026-10-25: 3:00 in summer time is 2:00 in winter time.
  const first = good(new Date('2026-10-25T00:30:00Z'));
  expect(isDue(new Date('2026-10-25T01:31:00Z'), '02:30', [first])).toBe(false);
});

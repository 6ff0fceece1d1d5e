import { instantOf, isTimeZone, localTime } from './zoned-time';

test.each([
  // The last Sundays of March and October 2027 in Poland, and 14 March and 7 November in New York.
  ['2027-03-27T10:00', 'Europe/Warsaw', '2027-03-27T09:00:00.000Z'],
  ['2027-03-28T01:59', 'Europe/Warsaw', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', 'Europe/Warsaw', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28T10:00', 'Europe/Warsaw', '2027-03-28T08:00:00.000Z'],
  ['2027-10-30T10:00', 'Europe/Warsaw', '2027-10-30T08:00:00.000Z'],
  ['2027-10-31T10:00', 'Europe/Warsaw', '2027-10-31T09:00:00.000Z'],
  ['2027-03-14T09:00', 'America/New_York', '2027-03-14T13:00:00.000Z'],
  ['2027-11-07T09:00', 'America/New_York', '2027-11-07T14:00:00.000Z'],
  ['2027-01-01T00:00', 'Asia/Kathmandu', '2026-12-31T18:15:00.000Z'],
])('%s in %s is %s, and back', (local, timeZone, instant) => {
  expect(instantOf(local, timeZone)?.toISOString()).toBe(instant);
  expect(localTime(new Date(instant), timeZone)).toBe(local);
});

test('an hour that the clocks skip does not exist, nor does a day that is in no calendar', () => {
  expect(instantOf('2027-03-28T02:30', 'Europe/Warsaw')).toBeNull();
  expect(instantOf('2027-02-30T10:00', 'Europe/Warsaw')).toBeNull();
});

test('of the hour that comes twice the first is meant', () => {
  expect(instantOf('2027-10-31T02:30', 'Europe/Warsaw')?.toISOString()).toBe('2027-10-31T00:30:00.000Z');
});

test('only time zones of the runtime are known', () => {
  expect(isTimeZone('Europe/Warsaw')).toBe(true);
  expect(isTimeZone('Europe/Atlantis')).toBe(false);
});

import { lastMailTime } from './mail-time';

test.each([
  ['before the hour', '2026-11-30T06:59:00Z', 8, 'Europe/Warsaw', '2026-11-29T07:00:00.000Z', '2026-11-29'],
  ['at the hour', '2026-11-30T07:00:00Z', 8, 'Europe/Warsaw', '2026-11-30T07:00:00.000Z', '2026-11-30'],
  ['of another zone', '2026-11-30T16:30:00Z', 8, 'America/Los_Angeles', '2026-11-30T16:00:00.000Z', '2026-11-30'],
  ['where it is tomorrow', '2026-11-30T19:10:00Z', 8, 'Pacific/Auckland', '2026-11-30T19:00:00.000Z', '2026-12-01'],
  ['half an hour off', '2026-11-30T02:40:00Z', 8, 'Asia/Kolkata', '2026-11-30T02:30:00.000Z', '2026-11-30'],
  ['at midnight', '2026-11-29T23:05:00Z', 0, 'Europe/Warsaw', '2026-11-29T23:00:00.000Z', '2026-11-30'],
  [
    'on the day the clocks go forward',
    '2027-03-28T06:30:00Z',
    8,
    'Europe/Warsaw',
    '2027-03-28T06:00:00.000Z',
    '2027-03-28',
  ],
  ['at the hour that is skipped', '2027-03-28T01:00:00Z', 2, 'Europe/Warsaw', '2027-03-28T01:00:00.000Z', '2027-03-28'],
  [
    'on the day the clocks go back',
    '2027-10-31T07:05:00Z',
    8,
    'Europe/Warsaw',
    '2027-10-31T07:00:00.000Z',
    '2027-10-31',
  ],
  [
    'at the hour that comes twice',
    '2027-10-31T01:30:00Z',
    2,
    'Europe/Warsaw',
    '2027-10-31T01:00:00.000Z',
    '2027-10-31',
  ],
] as const)('%s', (_name, now, mailHour, timeZone, at, day) => {
  const found = lastMailTime(new Date(now), { mailHour, timeZone });
  expect([found.at.toISOString(), found.day]).toEqual([at, day]);
});

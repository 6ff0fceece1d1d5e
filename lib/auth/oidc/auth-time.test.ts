import { authTimeOf } from './auth-time';

const now = Date.parse('2026-11-29T10:00:00Z');
const seconds = now / 1000;

test('is what the ID token says, and never later than now', () => {
  expect(authTimeOf({ auth_time: seconds - 3_600 }, now)).toEqual(new Date(now - 3_600_000));
  expect(authTimeOf({ auth_time: seconds + 60 }, now)).toEqual(new Date(now));
});

test.each([undefined, {}, { auth_time: '1' }, { auth_time: NaN }, { auth_time: -1 }, { auth_time: seconds + 600 }])(
  'is unknown without a time that can be: %j',
  (claims) => {
    expect(authTimeOf(claims, now)).toBeNull();
  },
);

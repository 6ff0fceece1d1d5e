import { AddressLimit } from './address-limit';

test('an address is refused beyond its number until the minute ends', () => {
  const limit = new AddressLimit(2);
  const allowed = (address: string, now: number) => limit.refusalOf(address, now) === null;
  expect([0, 1_000].map((now) => allowed('192.0.2.1', now))).toEqual([true, true]);
  expect(limit.refusalOf('192.0.2.1', 45_500)).toMatchObject({ code: 'request.too-many', retryAfterSeconds: 15 });
  expect(allowed('192.0.2.2', 45_500)).toBe(true);
  expect(allowed('192.0.2.1', 60_000)).toBe(true);
});

test('0 sets no limit', () => {
  const limit = new AddressLimit(0);
  const refusals = Array.from({ length: 5_000 }, () => limit.refusalOf('192.0.2.1'));
  expect(refusals.filter(Boolean)).toEqual([]);
});

import { database } from '@/lib/db/client';
import { systemActor } from '@/lib/auth/actor';
import { unlockAccount } from '@/lib/users/unlock-account';
import { createTestUser } from '@/prisma/seed/factories';
import { clearFailures, recordFailure, secondsUntilAllowed, type AttemptKey } from './attempt-limit';
import { deviceKeys, unknownDeviceKeys } from './sign-in-attempts';

beforeEach(async () => {
  await database().rateLimit.deleteMany();
});

async function fail(keys: AttemptKey[], times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await recordFailure(keys);
}

const letWaitsPass = () => database().rateLimit.updateMany({ data: { blockedUntil: new Date() } });

test('the fifth failure brings a wait, and each further one doubles it, to a quarter of an hour at most', async () => {
  const keys = unknownDeviceKeys('anna@tests.example', '192.0.2.1');
  await fail(keys, 4);
  expect(await secondsUntilAllowed(keys)).toBe(0);
  const waits: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    await recordFailure(keys);
    waits.push(await secondsUntilAllowed(keys));
    await letWaitsPass();
  }
  const expected = [15, 30, 60, 120, 240, 480, 900, 900];
  waits.forEach((wait, index) => expect(Math.abs(wait - (expected[index] ?? 0))).toBeLessThan(5));
});

test('who fails at one address keeps nobody out elsewhere, nor in a browser that the account knows', async () => {
  await fail(unknownDeviceKeys('anna@tests.example', '192.0.2.1'), 20);
  expect(await secondsUntilAllowed(unknownDeviceKeys('anna@tests.example', '192.0.2.1'))).toBeGreaterThan(0);
  expect(await secondsUntilAllowed(unknownDeviceKeys('anna@tests.example', '198.51.100.9'))).toBe(0);
  expect(await secondsUntilAllowed(deviceKeys('a-device'))).toBe(0);
});

test('guessing from many addresses waits everywhere, but for known browsers, until the account is unlocked', async () => {
  const { email } = await createTestUser();
  for (let host = 0; host < 50; host += 1) await recordFailure(unknownDeviceKeys(email, `192.0.2.${host}`));
  const newcomer = unknownDeviceKeys(email, '203.0.113.5');
  const wait = await secondsUntilAllowed(newcomer);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(5 * 60);
  expect(await secondsUntilAllowed(deviceKeys('a-device'))).toBe(0);
  await fail(newcomer.slice(0, 1), 20);
  await unlockAccount(systemActor, { email });
  expect(await secondsUntilAllowed(newcomer)).toBe(0);
});

test('an address that tries many accounts waits', async () => {
  for (let count = 0; count < 100; count += 1)
    await recordFailure(unknownDeviceKeys(`p${count}@tests.example`, '192.0.2.1'));
  expect(await secondsUntilAllowed(unknownDeviceKeys('another@tests.example', '192.0.2.1'))).toBeGreaterThan(0);
});

test('a success or the end of the window lets the count begin anew', async () => {
  const keys = deviceKeys('a-device');
  await fail(keys, 4);
  if (keys[0]) await clearFailures(keys[0]);
  await fail(keys, 4);
  await database().rateLimit.updateMany({ data: { expiresAt: new Date() } });
  await fail(keys, 4);
  expect(await secondsUntilAllowed(keys)).toBe(0);
});

test('there are no more rows than slots, however many accounts and addresses are invented', () => {
  const places = new Set<string>();
  for (let count = 0; count < 5_000; count += 1) {
    const [place, address, account] = unknownDeviceKeys('anna@tests.example', `2001:db8:${count.toString(16)}:0`);
    places.add(place?.key ?? '');
    expect(place?.key).toMatch(/^place:[0-9a-f]{1,3}:[0-9a-f]{1,2}$/);
    expect(address?.key).toMatch(/^address:[0-9a-f]{1,4}$/);
    expect(account?.key).toMatch(/^account:[0-9a-f]{1,4}$/);
  }
  expect(places.size).toBeLessThanOrEqual(256);
});

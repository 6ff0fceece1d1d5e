import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import { resetSecondStep } from '@/lib/users/second-step/reset-second-step';
import { testUserPassword } from '@/prisma/seed/factories';
import { withSecondStep } from '@/tests/second-step';
import { systemActor } from './actor';
import { knownDeviceCookie } from './known-device';
import { findPendingSignIn, pendingSignInCookie } from './second-step/pending-sign-in';
import { openSession } from './sessions';
import { signInWithCode } from './sign-in-with-code';
import { signInWithPassword } from './sign-in-with-password';

const address = '192.0.2.1';
beforeEach(() => database().rateLimit.deleteMany());

/** The cookie of a browser where the password of `email` was right. */
async function passwordStep(email: string): Promise<string> {
  const person = await signInWithPassword({ email, password: testUserPassword, address });
  const pending = person && (await findPendingSignIn(person));
  return pending ? (pendingSignInCookie(pending).split(';')[0] ?? '') : '';
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error);
const attempt = (cookies: string, code: string, from = address) =>
  signInWithCode({ code, cookies, address: from }).then(
    (person) => (person ? 'in' : 'wrong'),
    (error: unknown) => codeOf(error),
  );
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

test('a code signs in once, also when it is sent twice at the same time, and none before it any more', async () => {
  const { email, code, actor } = await withSecondStep();
  const cookies = await passwordStep(email);
  const codes = { before: code(-1), now: code() };
  const twice = await Promise.all([attempt(cookies, codes.now), attempt(cookies, codes.now, '192.0.2.2')]);
  expect(twice.filter((outcome) => outcome === 'in')).toHaveLength(1);
  expect(await attempt(cookies, codes.now)).toBe('wrong');
  expect(await attempt(cookies, codes.before)).toBe('wrong');
  expect(await signInWithCode({ code: code(1), cookies, address })).toMatchObject({ userId: actor.userId, email });
});

test('a recovery code signs in once, and the log says how many are left', async () => {
  const { email, recoveryCodes, actor } = await withSecondStep();
  const [first = '', second = ''] = recoveryCodes;
  const cookies = await passwordStep(email);
  const typed = first.toLowerCase().replaceAll('-', ' ');
  const twice = await Promise.all([attempt(cookies, typed), attempt(cookies, typed, '192.0.2.2')]);
  expect(twice.filter((outcome) => outcome === 'in')).toHaveLength(1);
  expect([await attempt(cookies, first), await attempt(cookies, second)]).toEqual(['wrong', 'in']);
  const where = { actorId: actor.userId, action: 'second-step.recovery-code-used' };
  const events = await database().auditEvent.findMany({ where, orderBy: { id: 'asc' } });
  expect(events.map(({ details }) => details)).toEqual([9, 8].map((left) => ({ userId: actor.userId, left })));
  expect(events[1]?.address).toBe(address);
});

test('what has the form of no code is just wrong', async () => {
  const { email } = await withSecondStep();
  const cookies = await passwordStep(email);
  for (const code of ['', ' ', '12345', '1234567', 'x'.repeat(5_000), '\0', '\ud800', '𝟏𝟐𝟑𝟒𝟓𝟔', '\u202e123456']) {
    await database().rateLimit.deleteMany();
    expect(await attempt(cookies, code)).toBe('wrong');
  }
});

test('between the steps nothing but the code of this account helps', async () => {
  const [one, other] = [await withSecondStep(), await withSecondStep()];
  expect(await attempt('', one.code())).toBe('second-step.expired');
  const cookies = await passwordStep(one.email);
  expect(await attempt(cookies, other.code())).toBe('wrong');
  expect(await attempt(cookies, other.recoveryCodes[0] ?? '')).toBe('wrong');
  await database().user.update({ where: { id: one.actor.userId }, data: { passwordHash: 'another' } });
  expect(await attempt(cookies, one.code())).toBe('second-step.expired');
  const later = await passwordStep(other.email);
  await resetSecondStep(systemActor, other.actor);
  expect(await attempt(later, other.code())).toBe('second-step.expired');
});

test('guessing codes locks out the guesser everywhere, not the owner’s known browser, and is recorded', async () => {
  const { email, code, actor } = await withSecondStep();
  const cookies = await passwordStep(email);
  const { id } = await database().secondStep.findUniqueOrThrow({ where: { userId: actor.userId } });
  const [known = ''] = knownDeviceCookie(email, id).split(';');
  for (let count = 0; count < 5; count += 1) expect(await attempt(cookies, wrongCode(code()))).toBe('wrong');
  expect(await attempt(cookies, code())).toBe('request.too-many');
  for (let count = 0; count < 5; count += 1) {
    expect(await attempt(cookies, wrongCode(code()), `198.51.100.${count}`)).toBe('wrong');
  }
  expect(await attempt(cookies, code(), '203.0.113.1')).toBe('request.too-many');
  expect(await attempt(`${cookies}; ${known}`, code())).toBe('in');
  const rows = await database().failedSignIn.groupBy({
    by: ['kind'],
    where: { userId: actor.userId },
    _sum: { count: true, unseen: true },
    orderBy: { kind: 'asc' },
  });
  expect(rows.map(({ kind, _sum }) => [kind, _sum])).toEqual([
    ['WRONG_CODE', { count: 10, unseen: 10 }],
    ['LOCKED', { count: 2, unseen: 2 }],
  ]);
});

test('a browser known by the password alone, or by a former second step, has no count of its own', async () => {
  const { email, code } = await withSecondStep();
  const cookies = await passwordStep(email);
  const [password = ''] = knownDeviceCookie(email).split(';');
  const [former = ''] = knownDeviceCookie(email, randomUUID()).split(';');
  for (let count = 0; count < 10; count += 1) {
    expect(await attempt(cookies, wrongCode(code()), `198.51.100.${count}`)).toBe('wrong');
  }
  expect(await attempt(`${cookies}; ${password}`, code(), '203.0.113.1')).toBe('request.too-many');
  expect(await attempt(`${cookies}; ${former}`, code(), '203.0.113.1')).toBe('request.too-many');
});

test('guesses at the same time are counted one by one', async () => {
  const { email, code } = await withSecondStep();
  const cookies = await passwordStep(email);
  for (let count = 0; count < 4; count += 1) expect(await attempt(cookies, wrongCode(code()))).toBe('wrong');
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => attempt(cookies, wrongCode(code()))));
  expect(outcomes.sort()).toEqual([...Array<string>(7).fill('request.too-many'), 'wrong']);
});

test('without the key of the server a recovery code still signs in', async () => {
  const { email, code, recoveryCodes, actor } = await withSecondStep();
  await database().secondStep.update({ where: { userId: actor.userId }, data: { encryptedKey: 'lost' } });
  const cookies = await passwordStep(email);
  expect(await attempt(cookies, code())).toBe('second-step.unreadable');
  expect(await attempt(cookies, recoveryCodes[0] ?? '')).toBe('in');
});

test('a session opens only with the second step that the account has at that moment', async () => {
  const { actor } = await withSecondStep();
  const { passwordHash, secondStep } = await database().user.findUniqueOrThrow({
    where: { id: actor.userId },
    include: { secondStep: true },
  });
  const checkedHash = passwordHash ?? '';
  const overtaken = { code: 'session.missing' };
  await expect(openSession(actor.userId, { checkedHash })).rejects.toMatchObject(overtaken);
  expect(await openSession(actor.userId, { checkedHash, secondStepId: secondStep?.id })).toEqual(expect.any(String));
  await resetSecondStep(systemActor, actor);
  const former = openSession(actor.userId, { checkedHash, secondStepId: secondStep?.id });
  await expect(former).rejects.toMatchObject(overtaken);
});

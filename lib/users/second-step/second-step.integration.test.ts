import { findSessionActor, openSession } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { codeAt } from '@/tests/one-time-code';
import { signedInWithPassword, withSecondStep } from '@/tests/second-step';
import { listAccounts } from '../list-accounts';
import { beginSecondStep } from './begin-second-step';
import { confirmSecondStep } from './confirm-second-step';
import { getOwnSecondStep } from './get-own-second-step';
import { renewRecoveryCodes } from './renew-recovery-codes';
import { resetSecondStep } from './reset-second-step';
import { switchOffSecondStep } from './switch-off-second-step';

const password = testUserPassword;
const wrongField = (path: string, code: string) => ({ code: 'request.invalid', fields: [{ path, code }] });
const none = { since: null, recoveryCodesLeft: 0, required: false };

test('set up: password, first code, ten recovery codes; the other sessions end and no secret is kept in the open', async () => {
  const { actor, email } = await signedInWithPassword();
  const other = await openSession(actor.userId);
  const wrong = beginSecondStep(actor, { password: 'Nie-To-Haslo-1' });
  await expect(wrong).rejects.toMatchObject(wrongField('password', 'password-wrong'));
  const { key, address, setup } = await beginSecondStep(actor, { password });
  expect(decodeURIComponent(address)).toContain(email);
  expect(await getOwnSecondStep(actor)).toEqual(none);
  const off = String((Number(codeAt(key, new Date())) + 1) % 1e6).padStart(6, '0');
  await expect(confirmSecondStep(actor, { setup, code: off })).rejects.toMatchObject(wrongField('code', 'code-wrong'));
  const { recoveryCodes } = await confirmSecondStep(actor, { setup, code: codeAt(key, new Date()) });
  expect(await getOwnSecondStep(actor)).toEqual({ ...none, since: expect.any(String), recoveryCodesLeft: 10 });
  expect(await findSessionActor(other)).toBeNull();
  expect(await findSessionActor(actor.sessionId)).not.toBeNull();
  const stored = JSON.stringify([
    await database().secondStep.findFirst({ where: { userId: actor.userId }, include: { recoveryCodes: true } }),
    await database().auditEvent.findMany({ where: { actorId: actor.userId } }),
  ]);
  expect(stored).toContain('second-step.set-up');
  for (const secret of [key, ...recoveryCodes]) expect(stored).not.toContain(secret);
  const again = { code: 'second-step.already-set-up' };
  await expect(beginSecondStep(actor, { password })).rejects.toMatchObject(again);
  await expect(confirmSecondStep(actor, { setup, code: codeAt(key, new Date()) })).rejects.toMatchObject(again);
});

test('a set-up belongs to its session, and ends after an hour', async () => {
  const { actor } = await signedInWithPassword();
  const { key, setup } = await beginSecondStep(actor, { password });
  const expired = { code: 'second-step.setup-expired' };
  const elsewhere = { ...actor, sessionId: await openSession(actor.userId) };
  const code = codeAt(key, new Date());
  await expect(confirmSecondStep(elsewhere, { setup, code })).rejects.toMatchObject(expired);
  const later = new Date(Date.now() + 60 * 60 * 1000);
  await expect(confirmSecondStep(actor, { setup, code: codeAt(key, later) }, later)).rejects.toMatchObject(expired);
  await expect(confirmSecondStep(actor, { setup: 'a.b.c.d', code })).rejects.toMatchObject(expired);
});

test('of two set-ups at once one is stored', async () => {
  const { actor } = await signedInWithPassword();
  const begun = [await beginSecondStep(actor, { password }), await beginSecondStep(actor, { password })];
  const results = await Promise.allSettled(
    begun.map(({ key, setup }) => confirmSecondStep(actor, { setup, code: codeAt(key, new Date()) })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('new recovery codes need password and code, and end the former ones', async () => {
  const { actor, code, recoveryCodes } = await withSecondStep();
  const [former = '', another = ''] = recoveryCodes;
  const renew = (input: { password: string; code: string }) => renewRecoveryCodes(actor, input);
  await expect(renew({ password: 'Nie-To-1', code: code() })).rejects.toMatchObject(
    wrongField('password', 'password-wrong'),
  );
  await expect(renew({ password, code: 'x' })).rejects.toMatchObject(wrongField('code', 'code-wrong'));
  const typed = code();
  const renewed = await renew({ password, code: typed });
  expect(renewed.recoveryCodes).toHaveLength(10);
  await expect(renew({ password, code: typed })).rejects.toMatchObject(wrongField('code', 'code-wrong'));
  await expect(renew({ password, code: former })).rejects.toMatchObject(wrongField('code', 'code-wrong'));
  expect(renewed.recoveryCodes).not.toContain(another);
  await switchOffSecondStep(actor, { password, code: renewed.recoveryCodes[0] ?? '' });
  expect(await getOwnSecondStep(actor)).toEqual(none);
});

test('guessing the code at an unlocked screen has to wait after five failures', async () => {
  const { actor, code } = await withSecondStep();
  for (let count = 0; count < 5; count += 1) {
    await expect(switchOffSecondStep(actor, { password, code: `wrong ${count}` })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  }
  await expect(switchOffSecondStep(actor, { password, code: code() })).rejects.toMatchObject({
    code: 'request.too-many',
  });
});

test('an administrator sees who has a second step and resets it; the sessions end', async () => {
  const { actor, email } = await withSecondStep('VIEWER');
  const { actor: admin } = await createTestUser('ADMIN');
  const found = (secondStep: 'ON' | 'OFF') => listAccounts(admin, { page: 1, search: email, secondStep });
  expect((await found('ON')).items).toMatchObject([{ email, secondStep: true }]);
  expect((await found('OFF')).items).toEqual([]);
  const { actor: recruiter } = await createTestUser('RECRUITER');
  await expect(resetSecondStep(recruiter, actor)).rejects.toMatchObject({ code: 'permission.denied' });
  await resetSecondStep(admin, actor);
  expect(await findSessionActor(actor.sessionId)).toBeNull();
  expect((await found('OFF')).items).toMatchObject([{ email, secondStep: false }]);
  await expect(resetSecondStep(admin, actor)).rejects.toMatchObject({ code: 'second-step.not-set-up' });
  const events = await database().auditEvent.findMany({ where: { actorId: admin.userId } });
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ['second-step.reset', { userId: actor.userId }],
  ]);
});

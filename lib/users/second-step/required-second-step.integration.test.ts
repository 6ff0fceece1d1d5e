import { requirePermission } from '@/lib/auth/actor';
import { findTokenActor } from '@/lib/auth/tokens/find-token-actor';
import { findSessionActor, openSession } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { codeAt } from '@/tests/one-time-code';
import { signedInWithPassword, withSecondStep } from '@/tests/second-step';
import { beginSecondStep } from './begin-second-step';
import { confirmSecondStep } from './confirm-second-step';
import { listSecondStepRoles } from './list-second-step-roles';
import { createApiToken } from '../api-tokens/create-api-token';
import { requireSecondStepOfRole } from './require-second-step-of-role';

const required = { code: 'second-step.required' };
beforeEach(() => database().requiredSecondStep.deleteMany());

test('who must have a second step may do nothing before it is set up, in open sessions, too', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const { actor } = await signedInWithPassword('VIEWER');
  const present = async () => {
    const found = await findSessionActor(actor.sessionId);
    if (!found) throw new Error('The session has ended.');
    return found;
  };
  expect(() => requirePermission(actor, 'process:read')).not.toThrow();
  await requireSecondStepOfRole(admin, { role: 'VIEWER', required: true });
  const due = await present();
  expect(due.secondStepDue).toBe(true);
  expect(() => requirePermission(due, 'process:read')).toThrow(expect.objectContaining(required));
  const { key, setup } = await beginSecondStep(due, { password: testUserPassword });
  await confirmSecondStep(due, { setup, code: codeAt(key, new Date()) });
  expect(await present()).not.toHaveProperty('secondStepDue');
});

test('it is required of the role alone, and no more of anybody when it is optional again', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const [viewer, ready] = [await signedInWithPassword('VIEWER'), await withSecondStep('VIEWER')];
  const recruiter = await openSession((await createTestUser('RECRUITER')).actor.userId);
  const due = async (sessionId: string) => (await findSessionActor(sessionId))?.secondStepDue ?? false;
  await requireSecondStepOfRole(admin, { role: 'VIEWER', required: true });
  await requireSecondStepOfRole(admin, { role: 'VIEWER', required: true });
  const sessions = [viewer.actor.sessionId, ready.actor.sessionId, recruiter];
  expect(await Promise.all(sessions.map(due))).toEqual([true, false, false]);
  const { items } = await listSecondStepRoles(admin);
  expect(items.map(({ role, required: must }) => [role, must])).toEqual([
    ['ADMIN', false],
    ['RECRUITER', false],
    ['VIEWER', true],
  ]);
  expect(items[2]?.withSecondStep).toBeGreaterThanOrEqual(1);
  expect(items[2]?.accounts).toBeGreaterThan(items[2]?.withSecondStep ?? 0);
  await requireSecondStepOfRole(admin, { role: 'VIEWER', required: false });
  expect(await Promise.all(sessions.map(due))).toEqual([false, false, false]);
  const events = await database().auditEvent.findMany({ where: { actorId: admin.userId }, orderBy: { id: 'asc' } });
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ['second-step.required', { role: 'VIEWER' }],
    ['second-step.optional', { role: 'VIEWER' }],
  ]);
});

test('an administrator who requires it of administrators is led to it, too', async () => {
  const { actor } = await signedInWithPassword('ADMIN');
  await requireSecondStepOfRole(actor, { role: 'ADMIN', required: true });
  const due = await findSessionActor(actor.sessionId);
  expect(due?.secondStepDue).toBe(true);
  const again = requireSecondStepOfRole({ ...actor, secondStepDue: true }, { role: 'ADMIN', required: false });
  await expect(again).rejects.toMatchObject(required);
});

test('a program of an administrator with a company account works, whatever password they have for emergencies', async () => {
  const { actor } = await signedInWithPassword('ADMIN');
  const { token } = await createApiToken(actor, { name: 'Robot', scopes: ['process:read'], days: 1, processIds: null });
  await requireSecondStepOfRole(actor, { role: 'ADMIN', required: true });
  const isDue = async () => (await findTokenActor(token, '192.0.2.1'))?.secondStepDue ?? false;
  const link = (oidcSubject: string | null) =>
    database().user.update({ where: { id: actor.userId }, data: { oidcSubject } });
  expect(await isDue()).toBe(true);
  await link('sub-admin');
  // Of a provider that is not used any more.
  expect(await isDue()).toBe(true);
  const provider = { AUTH_OIDC_ISSUER: 'https://accounts.example', AUTH_OIDC_CLIENT_ID: 'product' };
  Object.assign(env(), { ...provider, AUTH_PASSWORD_FOR_ADMINS: true });
  try {
    expect(await isDue()).toBe(false);
    await link(null);
    expect(await isDue()).toBe(true);
  } finally {
    Object.assign(env(), { AUTH_OIDC_ISSUER: undefined, AUTH_OIDC_CLIENT_ID: undefined });
    Object.assign(env(), { AUTH_PASSWORD_FOR_ADMINS: false });
  }
});

test('only administrators decide, and nobody where people sign in with company accounts', async () => {
  const { actor: recruiter } = await createTestUser('RECRUITER');
  const change = { role: 'VIEWER', required: true } as const;
  const denied = { code: 'permission.denied' };
  await expect(requireSecondStepOfRole(recruiter, change)).rejects.toMatchObject(denied);
  await expect(listSecondStepRoles(recruiter)).rejects.toMatchObject(denied);
  const { actor } = await signedInWithPassword('ADMIN');
  await requireSecondStepOfRole(actor, { role: 'ADMIN', required: true });
  const unset = { AUTH_OIDC_ISSUER: undefined, AUTH_OIDC_CLIENT_ID: undefined };
  Object.assign(env(), { AUTH_OIDC_ISSUER: 'https://accounts.example', AUTH_OIDC_CLIENT_ID: 'product' });
  try {
    expect(await findSessionActor(actor.sessionId)).not.toHaveProperty('secondStepDue');
    const refused = { code: 'user.company-sign-in' };
    await expect(requireSecondStepOfRole(actor, change)).rejects.toMatchObject(refused);
  } finally {
    Object.assign(env(), unset);
  }
});

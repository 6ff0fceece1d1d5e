import { findSessionActor, openSession } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { getOpenInvitation } from '../invitations/get-open-invitation';
import { invitePeople } from '../invitations/invite-people';
import { renewInvitation } from '../invitations/renew-invitation';
import { createResetLink } from '../passwords/create-reset-link';
import { getOpenReset } from '../passwords/get-open-reset';
import { changeRole, deactivateAccount, reactivateAccount, endAccountSessions } from './change-access';

const actionsOf = async (userId: string) => {
  const events = await database().auditEvent.findMany({
    where: { action: { startsWith: 'user.' }, details: { path: ['userId'], equals: userId } },
    orderBy: { at: 'asc' },
  });
  return events.map(({ action, actorId, details }) => ({ action, actorId, details }));
};

/** Nobody of other tests counts as an administrator. */
beforeEach(() => database().user.updateMany({ where: { role: 'ADMIN' }, data: { active: false } }));

test('a new role and a deactivation end the sessions at once; the log says who did what', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const { actor: user } = await createTestUser('VIEWER');
  const first = await openSession(user.userId);
  await changeRole(admin, { userId: user.userId, role: 'RECRUITER' });
  expect(await findSessionActor(first)).toBeNull();
  const second = await openSession(user.userId);
  expect((await findSessionActor(second))?.role).toBe('RECRUITER');
  await deactivateAccount(admin, user);
  expect(await findSessionActor(second)).toBeNull();
  await reactivateAccount(admin, user);
  // What ended does not begin again.
  expect(await findSessionActor(second)).toBeNull();
  expect(await actionsOf(user.userId)).toEqual([
    {
      action: 'user.role-changed',
      actorId: admin.userId,
      details: { userId: user.userId, from: 'VIEWER', to: 'RECRUITER' },
    },
    { action: 'user.deactivated', actorId: admin.userId, details: { userId: user.userId } },
    { action: 'user.reactivated', actorId: admin.userId, details: { userId: user.userId } },
  ]);
});

test('signing somebody out everywhere ends their sessions and nothing else; the log says who did it', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const { actor: user } = await createTestUser('VIEWER');
  const { actor: other } = await createTestUser('VIEWER');
  const [first, second, ofOther] = [
    await openSession(user.userId),
    await openSession(user.userId),
    await openSession(other.userId),
  ];
  await endAccountSessions(admin, user);
  expect(await Promise.all([first, second].map((id) => findSessionActor(id)))).toEqual([null, null]);
  expect(await findSessionActor(ofOther)).not.toBeNull();
  expect((await findSessionActor(await openSession(user.userId)))?.role).toBe('VIEWER');
  expect(await actionsOf(user.userId)).toEqual([
    { action: 'user.sessions-ended', actorId: admin.userId, details: { userId: user.userId } },
  ]);
  await expect(endAccountSessions(user, other)).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(endAccountSessions(admin, { userId: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'user.not-found',
  });
});

test('an administrator who is signed out everywhere by themselves stays signed in here', async () => {
  const { actor } = await createTestUser('ADMIN');
  const [here, there] = [await openSession(actor.userId), await openSession(actor.userId)];
  await endAccountSessions({ ...actor, sessionId: here }, actor);
  expect(await findSessionActor(here)).not.toBeNull();
  expect(await findSessionActor(there)).toBeNull();
});

test('the same role again changes nothing and ends nothing', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const { actor: user } = await createTestUser('VIEWER');
  const session = await openSession(user.userId);
  await changeRole(admin, { userId: user.userId, role: 'VIEWER' });
  expect(await findSessionActor(session)).not.toBeNull();
  expect(await actionsOf(user.userId)).toEqual([]);
});

test('the last administrator stays one', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const refused = { code: 'user.last-administrator' };
  await expect(changeRole(admin, { userId: admin.userId, role: 'VIEWER' })).rejects.toMatchObject(refused);
  await expect(deactivateAccount(admin, admin)).rejects.toMatchObject(refused);
  const { actor: other } = await createTestUser('ADMIN');
  await deactivateAccount(admin, admin);
  await expect(deactivateAccount(other, other)).rejects.toMatchObject(refused);
});

test.each([1, 2, 3, 4, 5])('of two who demote each other at once, one stays (%i)', async () => {
  const { actor: one } = await createTestUser('ADMIN');
  const { actor: other } = await createTestUser('ADMIN');
  const results = await Promise.allSettled([
    changeRole(one, { userId: other.userId, role: 'RECRUITER' }),
    deactivateAccount(other, one),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await database().user.count({ where: { role: 'ADMIN', active: true } })).toBe(1);
});

test('who is no administrator any more changes nothing, however old the session', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const { actor: former } = await createTestUser('ADMIN');
  const { actor: user } = await createTestUser('VIEWER');
  await changeRole(admin, { userId: former.userId, role: 'RECRUITER' });
  const denied = { code: 'permission.denied' };
  await expect(changeRole(former, { userId: user.userId, role: 'ADMIN' })).rejects.toMatchObject(denied);
  await expect(deactivateAccount(user, admin)).rejects.toMatchObject(denied);
});

test('an unknown account is not found', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const userId = '00000000-0000-7000-8000-000000000000';
  await expect(deactivateAccount(admin, { userId })).rejects.toMatchObject({ code: 'user.not-found' });
});

test.each(['demoted', 'deactivated'])('the links that a %s administrator made open nothing any more', async (how) => {
  const { actor: admin } = await createTestUser('ADMIN');
  const { actor: former } = await createTestUser('ADMIN');
  const { actor: user } = await createTestUser('VIEWER', testUserPassword);
  const invited = await invitePeople(former, { addresses: [`${how}@tests.example`], role: 'ADMIN' });
  const invitation = { token: invited.items[0]?.link?.split('#')[1] ?? '' };
  const reset = { token: (await createResetLink(former, user)).link.split('#')[1] ?? '' };
  expect(await getOpenInvitation(invitation)).toMatchObject({ role: 'ADMIN' });
  if (how === 'demoted') await changeRole(admin, { userId: former.userId, role: 'RECRUITER' });
  else await deactivateAccount(admin, former);
  const gone = { code: 'link.invalid' };
  await expect(getOpenInvitation(invitation)).rejects.toMatchObject(gone);
  await expect(getOpenReset(reset)).rejects.toMatchObject(gone);
  // What waits has expired for a company account, too.
  const waiting = await database().invitation.findUniqueOrThrow({ where: { email: `${how}@tests.example` } });
  expect(waiting.expiresAt.getTime()).toBeLessThanOrEqual(Date.now());
  const { link } = await renewInvitation(admin, { invitationId: waiting.id });
  expect(await getOpenInvitation({ token: link.split('#')[1] ?? '' })).toMatchObject({ role: 'ADMIN' });
  const ended = { actorId: admin.userId, action: { endsWith: 'link-ended' } };
  expect(await database().auditEvent.count({ where: ended })).toBe(2);
  const denied = { code: 'permission.denied' };
  await expect(createResetLink(former, user)).rejects.toMatchObject(denied);
  await expect(renewInvitation(former, { invitationId: waiting.id })).rejects.toMatchObject(denied);
});

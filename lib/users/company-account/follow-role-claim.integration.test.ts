import type { RoleClaim } from '@/lib/auth/oidc/role-claim';
import { findSessionActor, openSession } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import type { Role } from '@/lib/domain/user-schemas';
import { createTestUser } from '@/prisma/seed/factories';
import { followRoleClaim } from './follow-role-claim';

const present = (role: Role | null): RoleClaim => ({ kind: 'present', role });
const roleOf = async (id: string) => (await database().user.findUniqueOrThrow({ where: { id } })).role;
const event = (kind: 'ADMINISTRATOR_KEPT' | 'CLAIM_MISSING') =>
  database().identityProviderEvent.findUnique({ where: { kind } });
const changesOf = (userId: string) =>
  database().auditEvent.findMany({
    where: { action: 'user.role-changed', details: { path: ['userId'], equals: userId } },
  });

beforeEach(async () => {
  await database().user.deleteMany();
  await database().identityProviderEvent.deleteMany();
});

test('a changed role ends the open sessions and is in the audit log', async () => {
  const { actor } = await createTestUser('VIEWER');
  const session = await openSession(actor.userId);
  await followRoleClaim(actor.userId, { claim: present('VIEWER'), sync: true });
  expect(await findSessionActor(session)).not.toBeNull();
  await followRoleClaim(actor.userId, { claim: present('RECRUITER'), sync: true });
  expect(await roleOf(actor.userId)).toBe('RECRUITER');
  expect(await findSessionActor(session)).toBeNull();
  expect(await changesOf(actor.userId)).toMatchObject([
    { actorId: null, source: 'sign-in/role-claim', details: { from: 'VIEWER', to: 'RECRUITER', by: 'claim' } },
  ]);
});

test('a claim without a mapped value takes the role away; without sync it changes nothing', async () => {
  const { actor } = await createTestUser('RECRUITER');
  await followRoleClaim(actor.userId, { claim: present(null), sync: false });
  await followRoleClaim(actor.userId, null);
  expect(await roleOf(actor.userId)).toBe('RECRUITER');
  await followRoleClaim(actor.userId, { claim: present(null), sync: true });
  expect(await roleOf(actor.userId)).toBeNull();
});

test('a missing claim keeps the role and is shown', async () => {
  const { actor } = await createTestUser('RECRUITER');
  await followRoleClaim(actor.userId, { claim: { kind: 'missing' }, sync: true });
  expect(await roleOf(actor.userId)).toBe('RECRUITER');
  expect(await event('CLAIM_MISSING')).toMatchObject({ userId: actor.userId });
});

test('the last administrator stays, and another does not', async () => {
  const one = await createTestUser('ADMIN');
  const other = await createTestUser('ADMIN');
  const expiresAt = new Date(Date.now() + 60_000);
  const invitedById = other.actor.userId;
  const data = { email: 'ewa@tests.example', role: 'VIEWER', tokenHash: 'known', expiresAt, invitedById } as const;
  await database().invitation.create({ data });
  await followRoleClaim(other.actor.userId, { claim: present('VIEWER'), sync: true });
  expect(await roleOf(other.actor.userId)).toBe('VIEWER');
  expect(await database().invitation.findFirst()).toMatchObject({ tokenHash: null });
  const session = await openSession(one.actor.userId);
  await followRoleClaim(one.actor.userId, { claim: present(null), sync: true });
  expect(await roleOf(one.actor.userId)).toBe('ADMIN');
  expect(await findSessionActor(session)).not.toBeNull();
  expect(await event('ADMINISTRATOR_KEPT')).toMatchObject({ userId: one.actor.userId });
});

test('of two administrators whose roles are taken away at once, one stays', async () => {
  const people = [await createTestUser('ADMIN'), await createTestUser('ADMIN')];
  await Promise.all(people.map(({ actor }) => followRoleClaim(actor.userId, { claim: present(null), sync: true })));
  expect(await database().user.count({ where: { role: 'ADMIN' } })).toBe(1);
});

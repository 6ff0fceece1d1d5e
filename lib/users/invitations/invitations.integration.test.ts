import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { signInWithPassword } from '@/lib/auth/sign-in-with-password';
import { database } from '@/lib/db/client';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { findCompanyAccount } from '../company-account/find-company-account';
import { createUser } from '../create-user';
import { acceptInvitation } from './accept-invitation';
import { getOpenInvitation } from './get-open-invitation';
import { acceptInvitationSchema, invitationPageSchema } from './invitation-schemas';
import { invitePeople } from './invite-people';
import { listInvitations } from './list-invitations';
import { renewInvitation } from './renew-invitation';
import { withdrawInvitation } from './withdraw-invitation';

const person = { firstName: 'Ewa', lastName: 'Zapraszana', password: testUserPassword, locale: 'en' } as const;
const newAddress = () => `${randomUUID()}@tests.example`;
const gone = { code: 'link.invalid' };

let admin: PersonActor;
beforeAll(async () => {
  admin = (await createTestUser('ADMIN')).actor;
});

const tokenOf = (link: string | null | undefined) => link?.split('#')[1] ?? '';

async function invite(role: 'RECRUITER' | 'VIEWER' = 'RECRUITER') {
  const email = newAddress();
  const { items } = await invitePeople(admin, { addresses: [email], role });
  const row = await database().invitation.findUniqueOrThrow({ where: { email } });
  return { email, token: tokenOf(items[0]?.link), invitationId: row.id };
}

test('each address is judged by itself, and only links of new invitations are returned', async () => {
  const known = await createTestUser('VIEWER');
  const waiting = await invite();
  const address = newAddress();
  const addresses = [` ${address.toUpperCase()} `, address, 'not an address', known.email, waiting.email];
  const { items } = await invitePeople(admin, { addresses, role: 'VIEWER' });
  expect(items).toEqual([
    { address, result: 'INVITED', link: expect.stringMatching(/^http:\/\/[\w.:]+\/invitation#[\w-]{43}$/) },
    { address, result: 'REPEATED', link: null },
    { address: 'not an address', result: 'NOT_AN_ADDRESS', link: null },
    { address: known.email, result: 'HAS_ACCOUNT', link: null },
    { address: waiting.email, result: 'ALREADY_INVITED', link: null },
  ]);
});

test('the database holds no token', async () => {
  const { email, token } = await invite();
  const row = await database().invitation.findUniqueOrThrow({ where: { email } });
  expect(token).toHaveLength(43);
  expect(JSON.stringify(row)).not.toContain(token);
});

test('who accepts has the address and role of the invitation, and signs in; the link works once', async () => {
  const { email, token } = await invite('VIEWER');
  expect(await getOpenInvitation({ token })).toMatchObject({ email, role: 'VIEWER' });
  await acceptInvitation({ token, ...person });
  const user = await database().user.findUniqueOrThrow({ where: { email } });
  expect(user).toMatchObject({ firstName: 'Ewa', role: 'VIEWER', active: true, locale: 'en' });
  const signedIn = await signInWithPassword({ email, password: person.password, address: 'unknown' });
  expect(signedIn?.userId).toBe(user.id);
  await expect(getOpenInvitation({ token })).rejects.toMatchObject(gone);
  await expect(acceptInvitation({ token, ...person })).rejects.toMatchObject(gone);
});

test('of two who accept one link at once, one has the account', async () => {
  const { email, token } = await invite();
  const accept = (firstName: string) => acceptInvitation({ token, ...person, firstName });
  const results = await Promise.allSettled([accept('Pierwsza'), accept('Druga'), accept('Trzecia')]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toEqual([expect.objectContaining(gone), expect.objectContaining(gone)]);
  expect(await database().user.count({ where: { email } })).toBe(1);
});

test('a link ends after 72 hours, when it is withdrawn, and when a newer one is made', async () => {
  const old = await invite();
  const { expiresAt } = await getOpenInvitation({ token: old.token });
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(72);
  await database().invitation.update({ where: { email: old.email }, data: { expiresAt: new Date() } });
  await expect(getOpenInvitation(old)).rejects.toMatchObject(gone);
  await expect(acceptInvitation({ token: old.token, ...person })).rejects.toMatchObject(gone);
  const { link } = await renewInvitation(admin, old);
  await expect(getOpenInvitation(old)).rejects.toMatchObject(gone);
  const token = tokenOf(link);
  expect(await getOpenInvitation({ token })).toMatchObject({ email: old.email });
  await withdrawInvitation(admin, old);
  await expect(acceptInvitation({ token, ...person })).rejects.toMatchObject(gone);
  await expect(renewInvitation(admin, old)).rejects.toMatchObject({ code: 'invitation.not-found' });
});

test('no other text is a token', async () => {
  const { token } = await invite();
  const others = fc.oneof(
    fc.string({ maxLength: 200, unit: 'binary' }),
    fc.nat(42).map((at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)),
    fc.constantFrom(token.slice(1), `${token}A`, `${token}=`, ` ${token}`, token.toLowerCase()),
  );
  await fc.assert(
    fc.asyncProperty(others, async (other) => {
      fc.pre(other !== token);
      await expect(getOpenInvitation({ token: other })).rejects.toMatchObject(gone);
    }),
    { numRuns: 60 },
  );
});

test('passwords follow the rules of the specification', () => {
  const parse = (password: string) => acceptInvitationSchema.safeParse({ ...person, token: 'x', password }).success;
  expect(parse('Aa1!aaaa')).toBe(true);
  expect(['Aa1!aaa', 'aa1!aaaa', 'AA1!AAAA', 'Aaa!aaaa', 'Aa1aaaaa', `Aa1!${'a'.repeat(97)}`].filter(parse)).toEqual(
    [],
  );
});

test('the list says who invited whom and what has expired, and holds no link', async () => {
  const { email, invitationId } = await invite();
  const page = invitationPageSchema.parse(await listInvitations(admin, { page: 1 }));
  const row = page.items.find((item) => item.email === email);
  expect(row).toMatchObject({ invitationId, role: 'RECRUITER', invitedBy: 'Irena Testowa', expired: false });
  expect(JSON.stringify(page)).not.toMatch(/token|#/i);
});

test('an invitation gives its role at the first sign-in with a company account whose address is verified', async () => {
  const claims = { firstName: 'Ewa', lastName: 'Firmowa', emailVerified: true, role: null };
  const { email } = await invite('VIEWER');
  const userId = await findCompanyAccount({
    ...claims,
    email,
    issuer: 'https://id.company.example',
    subject: randomUUID(),
  });
  expect(await database().user.findUnique({ where: { id: userId ?? '' } })).toMatchObject({ email, role: 'VIEWER' });
  expect(await database().invitation.count({ where: { email } })).toBe(0);
  const other = await invite();
  const unverified = {
    ...claims,
    emailVerified: false,
    email: other.email,
    issuer: 'https://id.company.example',
    subject: randomUUID(),
  };
  const id = await findCompanyAccount(unverified);
  expect(await database().user.findUnique({ where: { id: id ?? '' } })).toMatchObject({ role: null });
});

test.each(['RECRUITER', 'VIEWER'] as const)('a %s may not invite, list, renew or withdraw', async (role) => {
  const { actor } = await createTestUser(role);
  const waiting = await invite();
  const denied = { code: 'permission.denied' };
  await expect(invitePeople(actor, { addresses: [newAddress()], role })).rejects.toMatchObject(denied);
  await expect(listInvitations(actor, { page: 1 })).rejects.toMatchObject(denied);
  await expect(renewInvitation(actor, waiting)).rejects.toMatchObject(denied);
  await expect(withdrawInvitation(actor, waiting)).rejects.toMatchObject(denied);
});

test('who was invited and did not come in time is invited anew, with the new role', async () => {
  const { email, token } = await invite('VIEWER');
  await database().invitation.update({ where: { email }, data: { expiresAt: new Date() } });
  const { items } = await invitePeople(admin, { addresses: [email], role: 'RECRUITER' });
  expect(await getOpenInvitation({ token: tokenOf(items[0]?.link) })).toMatchObject({ email, role: 'RECRUITER' });
  await expect(getOpenInvitation({ token })).rejects.toMatchObject(gone);
});

test('no invitation outlives the account of its address, however that was made', async () => {
  const [byCommand, unverified] = [await invite(), await invite()];
  const { firstName, lastName } = person;
  await createUser(systemActor, { ...person, email: byCommand.email, role: 'VIEWER' });
  await expect(getOpenInvitation(byCommand)).rejects.toMatchObject(gone);
  const claims = {
    firstName,
    lastName,
    emailVerified: false,
    issuer: 'https://id.company.example',
    subject: randomUUID(),
    role: null,
  };
  await findCompanyAccount({ ...claims, email: unverified.email });
  expect(await database().invitation.count({ where: { email: unverified.email } })).toBe(0);
  const known = await createTestUser('VIEWER');
  const data = { email: known.email, role: 'ADMIN', expiresAt: new Date() } as const;
  const { id: invitationId } = await database().invitation.create({ data });
  await expect(renewInvitation(admin, { invitationId })).rejects.toMatchObject({ code: 'user.email-taken' });
});

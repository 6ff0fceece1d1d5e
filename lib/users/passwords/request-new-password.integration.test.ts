import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { decryptMailBody } from '@/lib/mail/mail-body';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { deactivateAccount } from '../accounts/change-access';
import { createResetLink } from './create-reset-link';
import { getOpenReset } from './get-open-reset';
import { mailNewPassword } from './mail-new-password';
import { requestNewPassword } from './request-new-password';
import { resetPassword } from './reset-password';

const db = database();
const mailServer = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: { name: '', address: 'hr@company.example' } };
let admin: PersonActor;

beforeAll(async () => {
  admin = (await createTestUser('ADMIN')).actor;
});
beforeEach(async () => {
  Object.assign(env(), mailServer);
  await db.rateLimit.deleteMany();
  await db.passwordRequest.deleteMany();
  await db.mail.deleteMany();
});

const ask = (email: string, address = '192.0.2.1') => requestNewPassword({ email, address });
/** What the durable function does with every request. */
async function handleRequests(): Promise<void> {
  for (const { id } of await db.passwordRequest.findMany()) {
    await mailNewPassword(systemActor, { passwordRequestId: id });
  }
}
const mailedTo = async () => (await db.mail.findMany({ orderBy: { id: 'asc' } })).map(({ recipient }) => recipient);
async function mailedToken(email: string): Promise<string> {
  const { encryptedBody } = await db.mail.findFirstOrThrow({ where: { recipient: email }, orderBy: { id: 'desc' } });
  return decryptMailBody(encryptedBody ?? '')?.link?.split('#')[1] ?? '';
}

/** The statements that `work` sends to the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement).replaceAll(/"values":.*/g, ''));
  query.mockRestore();
  return statements;
}

test('the work before the response is the same for a known, an unknown, a deactivated and a company account', async () => {
  const known = await createTestUser('RECRUITER', testUserPassword);
  const inactive = await createTestUser('RECRUITER', testUserPassword);
  await deactivateAccount(admin, inactive.actor);
  const company = await createTestUser('RECRUITER');
  const unknown = { email: `${randomUUID()}@tests.example` };
  const work: string[][] = [];
  for (const { email } of [known, unknown, inactive, company]) work.push(await statementsOf(() => ask(email)));
  expect(work[0]?.length).toBeGreaterThan(5);
  expect(work.slice(1)).toEqual([work[0], work[0], work[0]]);
  await handleRequests();
  expect(await mailedTo()).toEqual([known.email]);
  expect(await db.passwordRequest.count()).toBe(0);
});

test('after three mails the next one to an address goes in an hour', async () => {
  const { email } = await createTestUser('VIEWER', testUserPassword);
  for (let count = 0; count < 4; count += 1) await ask(email);
  expect(await db.passwordRequest.count({ where: { email } })).toBe(3);
  const { _max } = await db.rateLimit.aggregate({ _max: { blockedUntil: true } });
  expect(Math.round(((_max.blockedUntil?.getTime() ?? 0) - Date.now()) / 60_000)).toBe(60);
});

test('the link works once; nobody made it, and the audit log has it', async () => {
  const { email, actor } = await createTestUser('VIEWER', testUserPassword);
  await ask(email);
  const [request] = await db.passwordRequest.findMany();
  await handleRequests();
  await mailNewPassword(systemActor, { passwordRequestId: request?.id ?? '' });
  expect(await mailedTo()).toEqual([email]);
  const reset = await db.passwordReset.findFirstOrThrow({ where: { userId: actor.userId } });
  expect(reset.createdById).toBeNull();
  expect(Math.round((reset.expiresAt.getTime() - Date.now()) / 60_000)).toBe(60);
  const audited = await db.auditEvent.findMany({ where: { action: 'user.reset-link-requested' } });
  expect(audited.at(-1)).toMatchObject({ actorId: null, details: { userId: actor.userId } });
  const link = { token: await mailedToken(email), password: 'Zupelnie-Nowe-7' };
  await resetPassword(link);
  await expect(resetPassword(link)).rejects.toMatchObject({ code: 'link.invalid' });
  expect((await db.mail.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind)).toEqual([
    'FORGOTTEN_PASSWORD',
    'PASSWORD_CHANGED',
  ]);
});

test('somebody else who asks does not end a link that an administrator made', async () => {
  const { email, actor } = await createTestUser('VIEWER', testUserPassword);
  const { link } = await createResetLink(admin, actor);
  await ask(email);
  await handleRequests();
  expect(await getOpenReset({ token: link.split('#')[1] ?? '' })).toMatchObject({ email });
});

test('a mailbox gets three mails in an hour; further requests look the same', async () => {
  const { email } = await createTestUser('VIEWER', testUserPassword);
  for (let count = 0; count < 6; count += 1) await ask(email, `192.0.2.${count}`);
  await handleRequests();
  expect(await mailedTo()).toHaveLength(3);
});

test('one network has to wait after twenty requests', async () => {
  for (let count = 0; count < 20; count += 1) await ask(`${randomUUID()}@tests.example`);
  await expect(ask(`${randomUUID()}@tests.example`)).rejects.toMatchObject({ code: 'request.too-many' });
  await ask(`${randomUUID()}@tests.example`, '198.51.100.1');
});

test('without a mail server nothing is asked for', async () => {
  Object.assign(env(), { SMTP_URL: undefined });
  await expect(ask('anna@tests.example')).rejects.toMatchObject({ code: 'mail.not-set-up' });
  expect(await db.passwordRequest.count()).toBe(0);
});

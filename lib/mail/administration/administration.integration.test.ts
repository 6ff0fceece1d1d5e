import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { cleanUp } from '@/lib/maintenance/clean-up';
import { createTestUser } from '@/prisma/seed/factories';
import { MailServer } from '@/tests/mail/mail-server';
import { encryptMailBody } from '../mail-body';
import { sendMail } from '../send/send-mail';
import { discardMail } from './discard-mail';
import { getMailState } from './get-mail-state';
import { mailStateSchema } from './mail-schemas';
import { retryMail } from './retry-mail';
import { sendTestMail } from './send-test-mail';

const db = database();
let server: MailServer;
let admin: PersonActor;
let email: string;

beforeAll(async () => {
  ({ actor: admin, email } = await createTestUser('ADMIN'));
  server = await MailServer.start();
});
beforeEach(async () => {
  await db.mail.deleteMany();
  const SMTP_URL = server.url({ password: server.password });
  Object.assign(env(), { SMTP_URL, MAIL_FROM: { name: '', address: 'hr@company.example' } });
});
afterAll(() => server.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
type Row = Parameters<typeof db.mail.create>[0]['data'];
const make = (change: Partial<Row> = {}) =>
  db.mail.create({
    data: {
      kind: 'PASSWORD_CHANGED',
      recipient: `${randomUUID()}@tests.example`,
      locale: 'pl',
      encryptedBody: encryptMailBody({}),
      ...change,
    } as Row,
  });
const failed = {
  state: 'FAILED',
  failure: 'RECIPIENT',
  failedAt: daysAgo(1),
  nextAttemptAt: null,
  endedAt: daysAgo(1),
} as const;

test('names server, sender, last success and failure; failed ones come first, and no password or text is returned', async () => {
  const sent = await make({ state: 'SENT', endedAt: daysAgo(2), nextAttemptAt: null });
  const refused = await make(failed);
  const waiting = await make({ failure: 'CREDENTIALS', failedAt: daysAgo(3), attempts: 2 });
  const state = await getMailState(admin, { page: 1 });
  expect(mailStateSchema.parse(state)).toEqual(state);
  expect(state).toMatchObject({
    server: { host: '127.0.0.1', port: server.port, from: 'hr@company.example' },
    lastSentAt: sent.endedAt?.toISOString(),
    lastFailure: { at: refused.failedAt?.toISOString(), failure: 'RECIPIENT' },
    waiting: 1,
    failed: 1,
  });
  expect(state.mails.items.map(({ mailId }) => mailId)).toEqual([refused.id, waiting.id, sent.id]);
  expect(JSON.stringify(state)).not.toMatch(/encrypted|recruiting:|p@ss|p%40ss/);
});

test('a test mail goes to who asks for it, and says what the server responded', async () => {
  expect(await sendTestMail(admin)).toEqual({ sentTo: email, failure: null });
  expect(server.received.at(-1)?.to).toEqual([email]);
  server.refusals.push({ at: 'RCPT', code: 451 });
  expect(await sendTestMail(admin)).toEqual({ sentTo: email, failure: 'LATER' });
  // Tried once.
  expect(await db.mail.findMany({ select: { state: true, attempts: true }, orderBy: { id: 'desc' }, take: 1 })).toEqual(
    [{ state: 'FAILED', attempts: 1 }],
  );
  Object.assign(env(), { SMTP_URL: undefined });
  await expect(sendTestMail(admin)).rejects.toMatchObject({ code: 'mail.not-set-up' });
});

test('a failed mail is sent again with the same text, or discarded; others are left alone', async () => {
  const [again, gone] = [await make(failed), await make(failed)];
  await retryMail(admin, { mailId: again.id });
  await sendMail(systemActor, { mailId: again.id });
  expect(server.received.at(-1)?.to).toEqual([again.recipient]);
  await expect(retryMail(admin, { mailId: again.id })).rejects.toMatchObject({ code: 'mail.not-failed' });
  await discardMail(admin, { mailId: gone.id });
  await expect(discardMail(admin, { mailId: gone.id })).rejects.toMatchObject({ code: 'mail.not-found' });
  await expect(discardMail(admin, { mailId: again.id })).rejects.toMatchObject({ code: 'mail.not-failed' });
  const audited = await db.auditEvent.findMany({ where: { action: { startsWith: 'mail.' }, actorId: admin.userId } });
  expect(audited.map(({ action }) => action)).toEqual(expect.arrayContaining(['mail.retried', 'mail.discarded']));
});

test('a recruiter may do none of this', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { id: mailId } = await make(failed);
  const refused = { code: 'permission.denied' };
  await expect(getMailState(actor, { page: 1 })).rejects.toMatchObject(refused);
  await expect(sendTestMail(actor)).rejects.toMatchObject(refused);
  await expect(retryMail(actor, { mailId })).rejects.toMatchObject(refused);
  await expect(discardMail(actor, { mailId })).rejects.toMatchObject(refused);
  await expect(sendMail(actor, { mailId })).rejects.toMatchObject(refused);
});

test('what was sent is kept for 30 days, what waits for as long as it waits', async () => {
  await make({ state: 'SENT', endedAt: daysAgo(31) });
  const young = await make({ state: 'SENT', endedAt: daysAgo(29) });
  const waiting = await make({ createdAt: daysAgo(40) });
  await db.passwordRequest.create({ data: { email, createdAt: daysAgo(2) } });
  await cleanUp(systemActor);
  const rows = await db.mail.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  expect(rows.map(({ id }) => id)).toEqual([young.id, waiting.id]);
  expect(await db.passwordRequest.count()).toBe(0);
});

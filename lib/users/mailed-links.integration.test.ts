import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { openSession } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { decryptMailBody } from '@/lib/mail/mail-body';
import { endOutdatedMails } from '@/lib/mail/send/end-outdated-mails';
import { recoverLostMails } from '@/lib/mail/send/lost-mails';
import { sendMail } from '@/lib/mail/send/send-mail';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { MailServer } from '@/tests/mail/mail-server';
import { changeRole } from './accounts/change-access';
import { invitePeople } from './invitations/invite-people';
import { renewInvitation } from './invitations/renew-invitation';
import { withdrawInvitation } from './invitations/withdraw-invitation';
import { changePassword } from './passwords/change-password';
import { createResetLink } from './passwords/create-reset-link';

const db = database();
const newAddress = () => `${randomUUID()}@tests.example`;
let server: MailServer;
let admin: PersonActor;

beforeAll(async () => {
  admin = (await createTestUser('ADMIN')).actor;
  server = await MailServer.start();
});
beforeEach(() => {
  Object.assign(env(), { SMTP_URL: server.url(), MAIL_FROM: { name: '', address: 'hr@company.example' } });
});
afterAll(() => server.stop());

const mailsTo = (recipient: string) => db.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
async function sendTo(recipient: string) {
  for (const { id } of await mailsTo(recipient)) await sendMail(systemActor, { mailId: id });
  return server.received.filter(({ to }) => to[0] === recipient);
}

async function invite(by: PersonActor = admin) {
  const email = newAddress();
  const { items, mailed } = await invitePeople(by, { addresses: [email], role: 'VIEWER' });
  const { id: invitationId } = await db.invitation.findUniqueOrThrow({ where: { email } });
  return { email, mailed, link: items[0]?.link ?? '', invitationId };
}

test('an invitation is mailed in the language of who invites, with the link that the administrator sees', async () => {
  const { email, mailed, link } = await invite({ ...admin, locale: 'en' });
  expect(mailed).toBe(true);
  const [mail] = await sendTo(email);
  expect(mail?.headers.get('subject')).toBe('Invitation to the recruitment assistant');
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.text).toContain('Irena Testowa invites you');
  expect(mail?.text).toContain('Your role: Viewer');
});

test('a new link is mailed, and the mail with the former one is not sent any more', async () => {
  const former = await invite();
  const { link, mailedTo } = await renewInvitation(admin, former);
  expect(mailedTo).toBe(former.email);
  const mails = await sendTo(former.email);
  expect(mails.map(({ text }) => text.includes(link))).toEqual([true]);
  expect((await mailsTo(former.email)).map(({ state }) => state)).toEqual(['OUTDATED', 'SENT']);
});

test.each([
  ['withdrawn', (invitationId: string) => withdrawInvitation(admin, { invitationId })],
  [
    'expired',
    (id: string) =>
      db.invitation.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } }).then(() => undefined),
  ],
])('the mail of an invitation that is %s is not sent, and its text is deleted', async (_how, end) => {
  const { email, invitationId } = await invite();
  await end(invitationId);
  expect(await sendTo(email)).toEqual([]);
  expect(await mailsTo(email)).toMatchObject([{ state: 'OUTDATED', encryptedBody: null, attempts: 0 }]);
});

test('the texts of mails that wait or failed are deleted when their link ends', async () => {
  const maker = await createTestUser('ADMIN');
  const [waiting, failed, working] = [await invite(maker.actor), await invite(maker.actor), await invite()];
  await db.mail.updateMany({ where: { recipient: failed.email }, data: { state: 'FAILED', nextAttemptAt: null } });
  await changeRole(admin, { userId: maker.actor.userId, role: 'VIEWER' });
  await endOutdatedMails(systemActor);
  for (const { email } of [waiting, failed]) {
    expect(await mailsTo(email)).toMatchObject([{ state: 'OUTDATED', encryptedBody: null }]);
  }
  expect(await mailsTo(working.email)).toMatchObject([{ state: 'QUEUED', encryptedBody: expect.any(String) }]);
});

test('a mail that is due and that nothing sends is requested again', async () => {
  const { email } = await invite();
  await db.outboxEvent.deleteMany();
  await db.mail.updateMany({ where: { recipient: { not: email } }, data: { state: 'SENT' } });
  const [mail] = await mailsTo(email);
  expect(await recoverLostMails(systemActor)).toMatchObject({ requested: 0 });
  expect(await recoverLostMails(systemActor, { quietMs: 0 })).toMatchObject({ requested: 1 });
  expect(await db.outboxEvent.findMany()).toMatchObject([{ data: { mailId: mail?.id } }]);
  // Its event waits to be sent.
  expect(await recoverLostMails(systemActor, { quietMs: 0 })).toMatchObject({ requested: 0 });
});

test('a link for a new password is mailed in the language of the account', async () => {
  const { email, actor } = await createTestUser('VIEWER');
  await db.user.update({ where: { id: actor.userId }, data: { locale: 'en' } });
  const { link, mailedTo } = await createResetLink(admin, actor);
  expect(mailedTo).toBe(email);
  const [mail] = await sendTo(email);
  expect(mail?.headers.get('subject')).toBe('New password for the recruitment assistant');
  expect(mail?.text).toContain(link);
});

test('a changed password is told to its owner, without a link', async () => {
  const { email, actor } = await createTestUser('VIEWER', testUserPassword);
  const me = { ...actor, sessionId: await openSession(actor.userId) };
  await changePassword(me, { currentPassword: testUserPassword, newPassword: 'Zupelnie-Nowe-7' });
  const [mail] = await sendTo(email);
  expect(mail?.headers.get('subject')).toBe('Zmieniono hasło do Twojego konta');
  expect(mail?.text).not.toContain('#');
});

test('without a mail server links are handed over, as before', async () => {
  Object.assign(env(), { SMTP_URL: undefined });
  const { email, mailed, link } = await invite();
  expect([mailed, link]).toEqual([false, expect.stringContaining('/invitation#')]);
  const { actor } = await createTestUser('VIEWER');
  expect(await createResetLink(admin, actor)).toMatchObject({ mailedTo: null });
  expect(await mailsTo(email)).toEqual([]);
});

test('what waits is encrypted', async () => {
  const { email, link } = await invite();
  const [mail] = await mailsTo(email);
  expect(JSON.stringify(mail)).not.toContain(link.split('#')[1]);
  expect(decryptMailBody(mail?.encryptedBody ?? '')).toMatchObject({ link });
});

import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { createNote } from '@/lib/candidates/notes/write-note';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { sendMail } from '@/lib/mail/send/send-mail';
import { restrictProcess } from '@/lib/processes/access/restrict-process';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { MailServer } from '@/tests/mail/mail-server';
import { countUnread } from '../count-unread';
import { saveNotificationSettings } from '../settings/save-settings';
import { sendDailyMails } from './send-daily-mails';

const db = database();
const hourMs = 60 * 60_000;
let server: MailServer;

beforeAll(async () => {
  server = await MailServer.start();
  Object.assign(env(), { SMTP_URL: server.url(), MAIL_FROM: { name: '', address: 'hr@company.example' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.received.length = 0;
  await db.notification.deleteMany();
  await db.mail.deleteMany();
});

async function scene() {
  const { actor } = await createTestUser('RECRUITER');
  const { actor: colleague, email } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(actor, { name: 'Magazynier w Łodzi' });
  await createTestCandidates({ processId, count: 2 });
  const rows = await db.candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  // The hour is the usual one, whatever the season.
  await db.notificationSchedule.create({ data: { userId: colleague.userId, timeZone: 'UTC' } });
  return { actor, colleague, email, processId, rows };
}

type Made = Awaited<ReturnType<typeof scene>>;

async function mention({ actor, colleague, processId, rows }: Made, index = 0): Promise<void> {
  const candidateId = rows[index]?.id ?? '';
  await createNote(actor, { processId, candidateId, text: 'Oczekuje 9000', mentionedUserIds: [colleague.userId] });
}

/** Calls it at a time, and hands over what was made to the mail server. */
async function sendAt(at: Date): Promise<number> {
  const { mails } = await sendDailyMails(systemActor, at);
  for (const { id } of await db.mail.findMany({ where: { state: 'QUEUED' } }))
    await sendMail(systemActor, { mailId: id });
  return mails;
}

/** The next 8:00 in UTC, and hours after it. */
function morning(hoursLater = 0): Date {
  const at = new Date();
  at.setUTCHours(8, 0, 0, 0);
  return new Date(at.getTime() + (at.getTime() <= Date.now() ? 24 : 0) * hourMs + hoursLater * hourMs);
}

const choose = (actor: PersonActor, mailHour: number, timeZone: string, byMail = true) =>
  saveNotificationSettings(actor, { mailHour, timeZone, kinds: [{ kind: 'MENTION', inProduct: true, byMail }] });

test('what is unread comes once, at the hour, combined, with process and links and no person', async () => {
  const made = await scene();
  await mention(made, 0);
  await mention(made, 0);
  await mention(made, 1);
  expect(await sendAt(morning(-0.1))).toBe(0);
  const both = await Promise.all([sendDailyMails(systemActor, morning()), sendDailyMails(systemActor, morning())]);
  expect(both.map(({ mails }) => mails).sort()).toEqual([0, 1]);
  await sendAt(morning(0.2));
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail?.to).toEqual([made.email]);
  expect(mail?.headers.get('subject')).toBe('2 nieprzeczytane powiadomienia');
  for (const text of [mail?.text ?? '', mail?.html ?? '']) {
    expect(text).toContain('Notatka wspomina o Tobie (2 notatki) – Magazynier w Łodzi');
    expect(text).toContain(`/processes/${made.processId}/candidates/${made.rows[0]?.id}?tab=summary`);
    for (const secret of ['Oczekuje', 'Irena', 'Testowa', made.rows[0]?.firstName, made.rows[0]?.lastName])
      expect(text).not.toContain(secret);
  }
  // Still unread, and not told again; what is new is, the next day.
  expect(await countUnread(made.colleague)).toEqual({ unread: 2 });
  expect(await sendAt(morning(24))).toBe(0);
  await db.notificationSchedule.updateMany({ data: { lastMailOn: null } });
  await mention(made, 1);
  expect(await sendAt(morning(24))).toBe(1);
  expect(server.received[1]?.headers.get('subject')).toBe('1 nieprzeczytane powiadomienie');
});

test('one that stopped before its end is made by the next, and one that was read, erased, hidden or unwanted is in none', async () => {
  const made = await scene();
  await mention(made, 0);
  await mention(made, 1);
  const { actor: admin } = await createTestUser('ADMIN');
  await restrictProcess(made.actor, { processId: made.processId, restricted: true });
  expect(await sendAt(morning())).toBe(0);
  await restrictProcess(made.actor, { processId: made.processId, restricted: false });
  await eraseCandidate(admin, { processId: made.processId, candidateId: made.rows[0]?.id ?? '' });
  await choose(made.colleague, 8, 'UTC', false);
  expect(await sendAt(morning(24))).toBe(0);
  await choose(made.colleague, 8, 'UTC');
  // The mail cannot be written, so that it was made is not, either.
  await db.$executeRawUnsafe(`ALTER TABLE mail ADD CONSTRAINT stopped CHECK (kind <> 'NOTIFICATIONS')`);
  await expect(sendDailyMails(systemActor, morning(48))).rejects.toThrow();
  await db.$executeRawUnsafe('ALTER TABLE mail DROP CONSTRAINT stopped');
  expect(await sendAt(morning(48))).toBe(1);
  expect(server.received.map((mail) => mail.headers.get('subject'))).toEqual(['1 nieprzeczytane powiadomienie']);
});

test('each gets it at their own hour and language, also when the clocks change', async () => {
  const made = await scene();
  await db.user.update({ where: { id: made.colleague.userId }, data: { locale: 'en' } });
  await choose(made.colleague, 2, 'Europe/Warsaw');
  await mention(made);
  const at = async (time: string) => {
    await db.notification.updateMany({ data: { createdAt: new Date('2027-03-01') } });
    return sendAt(new Date(time));
  };
  // 28 March 2027 has no 2:00; at 3:00 it is due.
  await db.notificationSchedule.updateMany({ data: { lastMailOn: new Date('2027-03-27') } });
  expect(await at('2027-03-28T00:59:00Z')).toBe(0);
  expect(await at('2027-03-28T01:00:00Z')).toBe(1);
  expect(server.received[0]?.headers.get('subject')).toBe('1 unread notification');
  // 31 October 2027 has two.
  await mention(made, 1);
  await db.notificationSchedule.updateMany({ data: { lastMailOn: new Date('2027-10-30') } });
  expect(await at('2027-10-31T00:05:00Z')).toBe(1);
  await mention(made, 1);
  expect(await at('2027-10-31T01:05:00Z')).toBe(0);
  expect(await at('2027-11-01T01:05:00Z')).toBe(1);
});

test('without a mail server nothing is taken', async () => {
  const made = await scene();
  await mention(made);
  Object.assign(env(), { SMTP_URL: undefined });
  expect(await sendAt(morning())).toBe(0);
  Object.assign(env(), { SMTP_URL: server.url() });
  expect(await sendAt(morning())).toBe(1);
});

import { setTimeout as delay } from 'node:timers/promises';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { startEmbeddedRunner } from '@/lib/jobs/embedded/start-embedded-runner';
import { sendOutbox } from '@/lib/jobs/send-outbox';
import { requestNewPassword } from '@/lib/users/passwords/request-new-password';
import { invitePeople } from '@/lib/users/invitations/invite-people';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { MailServer } from '@/tests/mail/mail-server';
import { inngestHandler } from '../../handler';

const db = database();
const start = () =>
  startEmbeddedRunner({
    handler: inngestHandler,
    connectionString: env().DATABASE_URL ?? '',
    retryDelayMs: () => 100,
  });

let server: MailServer;
beforeAll(async () => {
  server = await MailServer.start();
  Object.assign(env(), { SMTP_URL: server.url(), MAIL_FROM: { name: '', address: 'hr@company.example' } });
});
afterAll(() => server.stop());

/** Sends events until as many mails have arrived. */
async function receive(count: number): Promise<void> {
  while (server.received.length < count) {
    await sendOutbox();
    await delay(50);
  }
}

test('an invitation that was queued before the server died is sent by the next one, once', async () => {
  const { actor } = await createTestUser('ADMIN');
  const { items } = await invitePeople(actor, { addresses: ['ewa@tests.example'], role: 'RECRUITER' });
  // This runner takes the event, and dies before its run begins.
  const first = await start();
  await first.pause(0);
  await sendOutbox();
  await first.stop(0);
  expect(server.received).toEqual([]);
  const second = await start();
  await receive(1);
  await second.stop();
  expect(server.received.map(({ to, text }) => [to, text.includes(items[0]?.link ?? '-')])).toEqual([
    [['ewa@tests.example'], true],
  ]);
  expect(await db.mail.count({ where: { state: 'SENT' } })).toBe(1);
});

test('who asks for a new password gets a link; an unknown address gets nothing', async () => {
  const { email } = await createTestUser('RECRUITER', testUserPassword);
  const runner = await start();
  for (const typed of ['nobody@tests.example', email]) await requestNewPassword({ email: typed, address: '192.0.2.9' });
  await receive(2);
  await runner.stop();
  expect(server.received.slice(1).map(({ to }) => to)).toEqual([[email]]);
  expect(server.received[1]?.text).toMatch(/\/reset-password#[\w-]{43}\n/);
});

import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { sendMail } from '@/lib/mail/send/send-mail';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { MailServer } from '@/tests/mail/mail-server';
import { downloadCopy } from './download-copy';
import { mailCode } from './mail-code';
import { makePageLink } from './make-page-link';
import { openCandidatePage } from './open-candidate-page';

const address = '198.51.100.8';
const email = 'lucja.zadlo@poczta.example';
let server: MailServer;

beforeEach(async () => {
  server = await MailServer.start();
  const from = { name: 'Rekrutacja', address: 'rekrutacja@company.example' };
  Object.assign(env(), { SMTP_URL: server.url(), MAIL_FROM: from });
});
afterEach(async () => {
  await server.stop();
  Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined });
});

async function scene(): Promise<string> {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  await database().candidate.update({ where: { id: candidateId }, data: { email, phone: null, city: null } });
  const { link } = await makePageLink(actor, { processId, candidateId, mail: false });
  return (link ?? '').split('#')[1] ?? '';
}

/** Sends the last mail as the durable function does. */
async function deliver() {
  const { id: mailId } = await database().mail.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return sendMail(systemActor, { mailId });
}

async function mailedCode(token: string): Promise<string> {
  await mailCode({ token, locale: 'pl' });
  await deliver();
  const mail = server.received.at(-1);
  expect(mail?.to).toEqual([email]);
  return /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4})+\b/u.exec(mail?.text ?? '')?.[0] ?? '';
}

const download = (token: string, code: string) => downloadCopy({ token, proof: { code }, locale: 'pl', address });
const stateOf = async (token: string) => (await openCandidatePage({ token, address })).proof;

test('the code from the mailbox opens the copy once; an earlier one has ended, and so has one after half an hour', async () => {
  const token = await scene();
  expect(await stateOf(token)).toMatchObject({ byMail: true, code: null, facts: [] });
  const former = await mailedCode(token);
  const code = await mailedCode(token);
  expect(code).not.toBe('');
  expect(await stateOf(token)).toMatchObject({ code: 'SENT' });
  await expect(download(token, former)).rejects.toMatchObject({ code: 'proof.wrong' });
  const { bytes } = await download(token, code.toLowerCase());
  expect(bytes.length).toBeGreaterThan(1_000);
  await expect(download(token, code)).rejects.toMatchObject({ code: 'proof.wrong' });
  const late = await mailedCode(token);
  await database().outsiderLink.updateMany({
    where: { codeHash: { not: null } },
    data: { codeExpiresAt: new Date(0) },
  });
  await expect(download(token, late)).rejects.toMatchObject({ code: 'proof.wrong' });
  await expect(mailCode({ token, locale: 'pl' })).rejects.toMatchObject({ code: 'request.too-many' });
});

test('five wrong codes end the link, also for the right one', async () => {
  const token = await scene();
  const code = await mailedCode(token);
  for (let left = 4; left > 0; left -= 1)
    await expect(download(token, 'AAAA-AAAA')).rejects.toMatchObject({ code: 'proof.wrong', values: { left } });
  await expect(download(token, 'AAAA-AAAA')).rejects.toMatchObject({ code: 'proof.locked' });
  await expect(download(token, code)).rejects.toMatchObject({ code: 'proof.locked' });
  await expect(mailCode({ token, locale: 'pl' })).rejects.toMatchObject({ code: 'proof.locked' });
  expect(await stateOf(token)).toMatchObject({ triesLeft: 0 });
});

test('the page says that the mail server refused the code for good, or does not take it now', async () => {
  const token = await scene();
  server.refusals.push({ code: 550, at: 'RCPT' });
  await mailCode({ token, locale: 'pl' });
  expect(await stateOf(token)).toMatchObject({ code: 'QUEUED' });
  await deliver();
  expect(await stateOf(token)).toMatchObject({ code: 'FAILED' });
  server.refusals.push({ code: 451, at: 'RCPT' });
  await mailCode({ token, locale: 'pl' });
  await deliver();
  expect(await stateOf(token)).toMatchObject({ code: 'DELAYED' });
  expect(server.received).toEqual([]);
});

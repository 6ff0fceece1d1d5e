import { randomUUID } from 'node:crypto';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import { MailServer } from '@/tests/mail/mail-server';
import { enqueueMail } from '../enqueue-mail';
import { sendMail } from './send-mail';

const db = database();
const from = { name: 'Rekrutacja', address: 'rekrutacja@company.example' };
let server: MailServer;

beforeEach(async () => {
  server = await MailServer.start();
  Object.assign(env(), { SMTP_URL: server.url(), MAIL_FROM: from });
});
afterEach(async () => {
  await server.stop();
  Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined });
});

type NewMail = Parameters<typeof enqueueMail>[1];

async function queue(change: Partial<NewMail> = {}): Promise<string> {
  const recipient = `${randomUUID()}@tests.example`;
  const mail = { kind: 'PASSWORD_CHANGED', recipient, locale: 'pl', body: { at: '2026-11-26T16:05:00Z' } } as const;
  await transaction((tx) => enqueueMail(tx, { ...mail, ...change }));
  return (await db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;
}

const row = (id: string) => db.mail.findUniqueOrThrow({ where: { id } });
const send = (mailId: string) => sendMail(systemActor, { mailId });
/** As if the wait after a failed attempt were over. */
const makeDue = (id: string) =>
  db.mail.update({ where: { id }, data: { nextAttemptAt: new Date(), claimedUntil: null } });

test('without a mail server nothing is written', async () => {
  Object.assign(env(), { SMTP_URL: undefined });
  const mails = await db.mail.count();
  const mail = { kind: 'TEST', recipient: 'a@tests.example', locale: 'pl', body: {} } as const;
  expect(await transaction((tx) => enqueueMail(tx, mail))).toBe(false);
  expect(await db.mail.count()).toBe(mails);
});

test.each([
  ['pl', 'Zmieniono hasło do Twojego konta', 'Dzień dobry,', '26 listopada 2026 17:05'],
  ['en', 'The password of your account was changed', 'Hello,', '26 November 2026 at 17:05'],
] as const)(
  'is delivered as text and HTML in the language %s, with the headers of an automatic mail',
  async (locale, subject, greeting, at) => {
    const id = await queue({ locale });
    expect(await send(id)).toEqual({ waitSeconds: null });
    const [mail] = server.received;
    const { recipient, ...sent } = await row(id);
    expect(mail?.to).toEqual([recipient]);
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      subject,
      to: recipient,
      from: 'Rekrutacja <rekrutacja@company.example>',
      'message-id': `<${id}@company.example>`,
      'auto-submitted': 'auto-generated',
    });
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(greeting);
      expect(text).toContain(at);
    }
    expect(mail?.html).toContain(`<html lang="${locale}">`);
    expect(sent).toMatchObject({ state: 'SENT', attempts: 1, encryptedBody: null, failure: null });
  },
);

test('what was accepted is not sent again', async () => {
  const id = await queue();
  await Promise.all([send(id), send(id), send(id)]);
  expect(await send(id)).toEqual({ waitSeconds: null });
  expect(server.received).toHaveLength(1);
});

test('after 451 and a refused connection it is tried again, under the same Message-ID', async () => {
  const id = await queue();
  server.refusals.push({ at: 'RCPT', code: 451 });
  expect(await send(id)).toEqual({ waitSeconds: 60 });
  expect(await row(id)).toMatchObject({ state: 'QUEUED', failure: 'LATER', attempts: 1 });
  // Not before its time.
  expect((await send(id)).waitSeconds).toBeGreaterThan(50);
  await makeDue(id);
  const { port } = server;
  await server.stop();
  expect(await send(id)).toEqual({ waitSeconds: 300 });
  expect(await row(id)).toMatchObject({ state: 'QUEUED', failure: 'CONNECTION', attempts: 2 });
  server = await MailServer.start({ port });
  await makeDue(id);
  expect(await send(id)).toEqual({ waitSeconds: null });
  expect(server.received.map(({ headers }) => headers.get('message-id'))).toEqual([`<${id}@company.example>`]);
});

test.each([
  ['RCPT', 'RECIPIENT'],
  ['MAIL', 'SENDER'],
  ['DATA', 'REFUSED'],
] as const)('after 550 at %s it is not tried again', async (at, failure) => {
  const id = await queue();
  server.refusals.push({ at, code: 550 });
  expect(await send(id)).toEqual({ waitSeconds: null });
  expect(await row(id)).toMatchObject({ state: 'FAILED', failure, attempts: 1 });
  expect(server.refusals).toEqual([]);
  await send(id);
  expect(server.received).toEqual([]);
});

test('is given up after eight attempts in eight hours, and can be read for another try', async () => {
  Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:1' });
  const id = await queue();
  const waits: (number | null)[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await makeDue(id);
    waits.push((await send(id)).waitSeconds);
  }
  expect(waits).toEqual([60, 300, 900, 1800, 3600, 7200, 14400, null]);
  expect(await row(id)).toMatchObject({ state: 'FAILED', encryptedBody: expect.any(String) });
});

test('a password is given and checked', async () => {
  await server.stop();
  server = await MailServer.start({ authOptional: false });
  const [right, wrong] = [await queue(), await queue()];
  Object.assign(env(), { SMTP_URL: server.url({ password: 'no' }) });
  await send(wrong);
  Object.assign(env(), { SMTP_URL: server.url({ password: server.password }) });
  await send(right);
  expect(await row(wrong)).toMatchObject({ state: 'QUEUED', failure: 'CREDENTIALS' });
  expect(await row(right)).toMatchObject({ state: 'SENT' });
});

test('nothing is sent where the certificate is not trusted', async () => {
  await server.stop();
  server = await MailServer.start({ hideSTARTTLS: false });
  Object.assign(env(), { SMTP_URL: server.url() });
  const id = await queue();
  await send(id);
  expect(await row(id)).toMatchObject({ failure: 'TLS' });
  expect(server.received).toEqual([]);
});

test('a process that died while it sent leaves the mail to the next, after its time', async () => {
  const id = await queue();
  await db.mail.update({ where: { id }, data: { attempts: 1, claimedUntil: new Date(Date.now() + 40_000) } });
  const { waitSeconds } = await send(id);
  expect(waitSeconds).toBeGreaterThan(30);
  expect(waitSeconds).toBeLessThanOrEqual(40);
  expect(server.received).toEqual([]);
  await makeDue(id);
  await send(id);
  expect(server.received).toHaveLength(1);
});

test('a failure that is noted late does not undo that another has sent it', async () => {
  const id = await queue();
  server.refusals.push({ at: 'DATA', code: 451 });
  server.beforeResponse = async () => {
    await db.mail.update({ where: { id }, data: { state: 'SENT', claimedUntil: null } });
  };
  await send(id);
  expect(await row(id)).toMatchObject({ state: 'SENT', failure: null });
});

test('accepted by a process that died before it said so, it comes again under the same Message-ID', async () => {
  const id = await queue();
  const { encryptedBody, state } = await row(id);
  await send(id);
  await db.mail.update({ where: { id }, data: { encryptedBody, state } });
  await makeDue(id);
  await send(id);
  const ids = server.received.map(({ headers }) => headers.get('message-id'));
  expect(ids).toEqual([`<${id}@company.example>`, `<${id}@company.example>`]);
});

test('logs name the mail by its id only', async () => {
  const lines: unknown[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    jest.spyOn(logger, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  }
  const [sent, refused] = [await queue(), await queue()];
  await send(sent);
  server.refusals.push({ at: 'RCPT', code: 550 });
  await send(refused);
  jest.restoreAllMocks();
  expect(JSON.stringify(lines)).toContain(sent);
  expect(JSON.stringify(lines)).toContain(refused);
  expect(JSON.stringify(lines)).not.toMatch(/@|hasł/);
});

test('a name or an address adds no header, no recipient and no HTML', async () => {
  const evil = 'Jan\r\nBcc: evil@tests.example\r\n\r\n<img src=x>';
  const link = 'https://hr.company.example/invitation#token';
  const named = await queue({
    kind: 'INVITATION',
    body: { link, by: evil, role: 'VIEWER', until: '2026-11-26T16:05:00Z' },
  });
  await send(named);
  const [mail] = server.received;
  expect(mail?.to).toHaveLength(1);
  expect(mail?.headerNames).not.toContain('bcc');
  expect(mail?.html).toContain('&lt;img src=x&gt;');
  for (const recipient of ['a@tests.example\r\nBcc: evil@tests.example', 'a@tests.example, evil@tests.example']) {
    const id = await queue({ recipient });
    await send(id);
    expect(await row(id)).toMatchObject({ state: 'FAILED', failure: 'RECIPIENT' });
  }
  expect(server.received).toHaveLength(1);
});

test('the text is encrypted while it waits, and one that no key reads is given up', async () => {
  const link = 'https://hr.company.example/invitation#very-secret-token';
  const id = await queue({ body: { link } });
  expect(JSON.stringify(await row(id))).not.toContain('very-secret');
  await db.mail.update({ where: { id }, data: { encryptedBody: 'unreadable' } });
  await send(id);
  expect(await row(id)).toMatchObject({ state: 'FAILED', failure: 'UNREADABLE' });
});

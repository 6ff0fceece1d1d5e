import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { Mail } from '@/lib/db/generated/client';
import type { MailFailure, MailKind } from '@/lib/domain/mail-enums';
import { toLocale } from '@/lib/i18n/locale';
import { logger } from '@/lib/logger';
import { notify } from '@/lib/notification-rows/notify';
import { proxyFor } from '@/lib/outgoing-proxy';
import { email } from '@/lib/validation/contact';
import { decryptMailBody, type MailBody } from '../mail-body';
import { mailSettings, type MailSettings } from '../mail-settings';
import { composeMail, type MailText } from './compose-mail';
import { messageHolds, noteMessageEnd, noteMessageSent } from './message-state';

/** The whole of an attempt, however slowly the server goes on. */
const deliveryLimitMs = 45_000;
/** Longer than an attempt may take; after that its process counts as dead. */
const claimMs = deliveryLimitMs + 15_000;

/** Null: the mail is dealt with; else seconds until the next attempt. */
export interface SendingOutcome {
  waitSeconds: number | null;
}

const done: SendingOutcome = { waitSeconds: null };

/**
 * Tries once to send a mail that is due. May be called again, also at the same time: an attempt is claimed first, and a
 * mail that was accepted is never sent again (docs/decisions/0147).
 *
 * @throws AppError `permission.denied`
 */
export async function sendMail(actor: Actor, { mailId }: { mailId: string }): Promise<SendingOutcome> {
  requirePermission(actor, 'administration');
  const mail = await claim(mailId);
  if (!mail) return waitForTurn(mailId);
  if (mail.linkHash !== null && !(await linkWorks(mail.linkHash))) return endOutdated(mail);
  if (mail.kind === 'CANDIDATE_MESSAGE' && !(await messageHolds(mailId))) return endOutdated(mail);
  const failure = await attempt(mail);
  return failure === null ? endSent(mail) : noteFailure(mail, failure);
}

async function claim(id: string): Promise<Mail | undefined> {
  const now = new Date();
  const isFree = [{ claimedUntil: null }, { claimedUntil: { lte: now } }];
  const [mail] = await database().mail.updateManyAndReturn({
    where: { id, state: 'QUEUED', nextAttemptAt: { lte: now }, OR: isFree },
    data: { claimedUntil: new Date(now.getTime() + claimMs), attempts: { increment: 1 } },
  });
  return mail;
}

async function waitForTurn(id: string): Promise<SendingOutcome> {
  const mail = await database().mail.findUnique({ where: { id } });
  if (mail?.state !== 'QUEUED') return done;
  const dueAt = Math.max(mail.nextAttemptAt?.getTime() ?? 0, mail.claimedUntil?.getTime() ?? 0);
  return { waitSeconds: Math.max(1, Math.ceil((dueAt - Date.now()) / 1000)) };
}

async function attempt({ id, kind, locale, recipient, encryptedBody }: Mail): Promise<MailFailure | null> {
  const settings = mailSettings();
  if (!settings) return 'NOT_SET_UP';
  const body = encryptedBody === null ? null : decryptMailBody(encryptedBody);
  if (!body) return 'UNREADABLE';
  const { replyTo, calendar } = body;
  return deliver(settings, { id, recipient, replyTo, calendar, ...composeMail(kind, toLocale(locale), body) });
}

const ended = () => ({ encryptedBody: null, linkHash: null, nextAttemptAt: null, claimedUntil: null });

async function endSent({ id, kind, attempts }: Mail): Promise<SendingOutcome> {
  const data = { ...ended(), state: 'SENT' as const, endedAt: new Date() };
  await transaction(async (db) => {
    await db.mail.updateMany({ where: { id }, data });
    if (kind === 'CANDIDATE_MESSAGE') await noteMessageSent(db, id);
  });
  logger.info({ mailId: id, kind, attempts }, 'mail.sent');
  return done;
}

async function endOutdated({ id, kind, attempts }: Mail): Promise<SendingOutcome> {
  const data = { ...ended(), state: 'OUTDATED' as const, endedAt: new Date(), attempts: attempts - 1 };
  await transaction(async (db) => {
    await db.mail.updateMany({ where: { id }, data });
    if (kind === 'CANDIDATE_MESSAGE') await noteMessageEnd(db, id, 'OUTDATED');
  });
  logger.info({ mailId: id, kind }, 'mail.outdated');
  return done;
}

async function noteFailure(mail: Mail, failure: MailFailure): Promise<SendingOutcome> {
  const { id, kind, attempts, claimedUntil } = mail;
  const now = new Date();
  const waitSeconds = retryWait({ kind, failure, attempts });
  const next =
    waitSeconds === null
      ? { state: 'FAILED' as const, nextAttemptAt: null, endedAt: now }
      : { nextAttemptAt: new Date(now.getTime() + waitSeconds * 1000) };
  // Not when another has claimed it since, or has sent it.
  const where = { id, state: 'QUEUED' as const, claimedUntil };
  const data = { ...next, failure, failedAt: now, claimedUntil: null };
  await transaction(async (db) => {
    const { count } = await db.mail.updateMany({ where, data });
    if (count > 0 && kind === 'CANDIDATE_MESSAGE')
      await noteMessageEnd(db, id, waitSeconds === null ? 'FAILED' : 'WAITING', failure);
    // Of a test its maker sees the result.
    const isLost = count > 0 && waitSeconds === null && kind !== 'TEST';
    if (isLost) await notify(db, 'MAIL_FAILED', { by: null, data: { subjectId: id } });
  });
  logger.warn({ mailId: id, kind, attempts, failure }, 'mail.not-sent');
  return { waitSeconds };
}

type Delivery = MailText & { id: string; recipient: string } & Pick<MailBody, 'replyTo' | 'calendar'>;

/** In milliseconds. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

const address = email();

/**
 * Hands a mail to the server.
 *
 * @returns null when the server has accepted it, else the class of the failure
 */
export async function deliver(
  { from, ...server }: MailSettings,
  { id, recipient, replyTo, calendar, ...text }: Delivery,
): Promise<MailFailure | null> {
  // A line break or a second address would be another header or recipient.
  if (!address.safeParse(recipient).success) return 'RECIPIENT';
  // Not every proxy lets mail through; NO_PROXY takes the mail server out.
  const host = isIP(server.host) === 6 ? `[${server.host}]` : server.host;
  const proxy = proxyFor(new URL(`https://${host}:${server.port}`));
  const transport = createTransport({
    ...server,
    ...limits,
    ...(proxy ? { proxy } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = {
    from,
    to: { name: '', address: recipient },
    ...text,
    // A part that calendars read, and the same as a file for the others.
    ...(calendar ? { icalEvent: { ...calendar, filename: 'interview.ics' } } : {}),
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    // RFC 3834: no holiday notice comes back, unless a person waits for an answer.
    ...(replyTo ? { replyTo } : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    signal: AbortSignal.timeout(deliveryLimitMs),
  };
  try {
    await transport.sendMail(message);
    return null;
  } catch (error) {
    return failureOf(error);
  } finally {
    transport.close();
  }
}

/** What nodemailer says of an error. */
const errorSchema = z.object({
  code: z.string().default(''),
  /** Of the network or of TLS, e.g. `ECONNREFUSED`. */
  originalCode: z.string().default(''),
  /** The server's, RFC 5321, section 4.2. */
  responseCode: z.number().optional(),
  command: z.string().default(''),
});

const credentialCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);
const timeoutCodes = new Set(['ETIMEDOUT', 'EABORT']);
const tlsCodes = new Set(['ETLS', 'EREQUIRETLS']);
/** Codes of OpenSSL and of Node's checks of certificates. */
const tlsProblem = /CERT|SSL|TLS|EPROTO|SELF_SIGNED|UNABLE_TO/;

/** The class of an error of nodemailer. Its message is not read: it may hold an address. */
export function failureOf(error: unknown): MailFailure {
  const { data } = errorSchema.safeParse(error);
  if (!data) return 'CONNECTION';
  const { code, originalCode, responseCode = 0, command } = data;
  if (responseCode >= 400 && responseCode < 500) return 'LATER';
  // RFC 4954, section 6: 530 is asked for a password, at whatever command.
  if (credentialCodes.has(code) || responseCode === 530) return 'CREDENTIALS';
  if (timeoutCodes.has(code) || timeoutCodes.has(originalCode)) return 'TIMEOUT';
  if (tlsCodes.has(code) || tlsProblem.test(originalCode)) return 'TLS';
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'SENDER';
  if (code === 'EENVELOPE') return command === 'DATA' ? 'REFUSED' : 'RECIPIENT';
  return code === 'EMESSAGE' ? 'REFUSED' : 'CONNECTION';
}

/** Whether the link with this hash of its token can still be used: an invitation that waits, a new password, or an outsider's. */
async function linkWorks(tokenHash: string): Promise<boolean> {
  const where = { tokenHash, expiresAt: { gt: new Date() } };
  const [invitations, resets, outsiders] = await Promise.all([
    database().invitation.count({ where }),
    database().passwordReset.count({ where }),
    database().outsiderLink.count({ where: { ...where, revokedAt: null } }),
  ]);
  return invitations + resets + outsiders > 0;
}

const minute = 60;
const hour = 60 * minute;

/** Seconds before the second attempt, the third …: almost eight hours together. */
const waits = [minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 4 * hour];

/** Another attempt would end in the same way: RFC 5321, section 4.2.1, about replies of 5xx. */
const lasting = new Set<MailFailure>(['SENDER', 'RECIPIENT', 'REFUSED', 'NOT_SET_UP', 'UNREADABLE']);

/**
 * How long to wait after a failure, in seconds; null when there is no further attempt.
 *
 * @param attempts including the one that failed
 */
function retryWait({ kind, failure, attempts }: { kind: MailKind; failure: MailFailure; attempts: number }) {
  // Somebody waits for the result of a test.
  return kind === 'TEST' || lasting.has(failure) ? null : (waits[attempts - 1] ?? null);
}

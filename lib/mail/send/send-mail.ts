import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { Mail } from '@/lib/db/generated/client';
import type { MailFailure } from '@/lib/domain/mail-enums';
import { toLocale } from '@/lib/i18n/locale';
import { logger } from '@/lib/logger';
import { decryptMailBody } from '../mail-body';
import { mailSettings } from '../mail-settings';
import { composeMail } from './compose-mail';
import { deliver, deliveryLimitMs } from './deliver';
import { linkWorks } from './link-works';
import { retryWait } from './retry-waits';

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
  return deliver(settings, { id, recipient, ...composeMail(kind, toLocale(locale), body) });
}

const ended = () => ({ encryptedBody: null, linkHash: null, nextAttemptAt: null, claimedUntil: null });

async function endSent({ id, kind, attempts }: Mail): Promise<SendingOutcome> {
  const data = { ...ended(), state: 'SENT' as const, endedAt: new Date() };
  await database().mail.updateMany({ where: { id }, data });
  logger.info({ mailId: id, kind, attempts }, 'mail.sent');
  return done;
}

async function endOutdated({ id, kind, attempts }: Mail): Promise<SendingOutcome> {
  const data = { ...ended(), state: 'OUTDATED' as const, endedAt: new Date(), attempts: attempts - 1 };
  await database().mail.updateMany({ where: { id }, data });
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
  await database().mail.updateMany({ where, data });
  logger.warn({ mailId: id, kind, attempts, failure }, 'mail.not-sent');
  return { waitSeconds };
}

import { randomBytes } from 'node:crypto';
import { recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { inGroups, toReadableCode } from '@/lib/auth/readable-code';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import { findByLink } from './candidate-link';
import { hashCode, maxTries } from './prove-person';

/** 40 bits, of which five guesses are worth nothing. */
const codeBytes = 8;
const codeLifeMs = 30 * 60 * 1000;
const hour = 60 * 60;
/** So that nobody can fill somebody's mailbox. */
const limit = { free: 3, firstWaitSeconds: hour, maxWaitSeconds: hour, windowSeconds: hour };

/**
 * Mails a code to the address of the candidate's CV, for who has their link. An earlier code ends.
 *
 * @throws AppError `link.invalid`, `proof.locked`, `mail.not-set-up` (also where no address is known), `request.too-many`
 */
export async function mailCode({ token, locale }: { token: string; locale: Locale }): Promise<{ until: string }> {
  const expiresAt = new Date(Date.now() + codeLifeMs);
  await transaction(async (db) => {
    const { link, candidate } = await findByLink(db, { token });
    if (link.failedProofs >= maxTries) throw new AppError('proof.locked');
    if (!candidate.email) throw new AppError('mail.not-set-up');
    const key: AttemptKey = { key: `candidate-code:${slot(link.id, 16)}`, limit };
    const retryAfterSeconds = await secondsUntilAllowed([key], db);
    if (retryAfterSeconds > 0) throw new AppError('request.too-many', { retryAfterSeconds });
    await recordFailure([key], db);
    const code = toReadableCode(randomBytes(codeBytes));
    await db.outsiderLink.update({
      where: { id: link.id },
      data: { codeHash: hashCode(link.id, code), codeExpiresAt: expiresAt },
    });
    const body = { code: inGroups(code), until: expiresAt.toISOString() };
    const mail = { kind: 'CANDIDATE_CODE' as const, recipient: candidate.email, candidateId: candidate.id };
    if (!(await enqueueMail(db, { ...mail, locale, linkHash: link.tokenHash, body })))
      throw new AppError('mail.not-set-up');
  });
  sendOutboxSoon();
  return { until: expiresAt.toISOString() };
}

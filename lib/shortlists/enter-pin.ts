import { beOnlyAttempt } from '@/lib/auth/only-attempt';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { findShortlistLink, shortlistVisitor } from './open-by-link';
import { hashPin, isSame, passFor } from './pin-hash';
import { shortlistLimits } from './shortlist-limits';

const { tries } = shortlistLimits.pin;

/**
 * What the browser brings from now on instead of the PIN. Wrong ones are counted over the life of the link, a right one clears
 * none: the fifth ends the link for everybody.
 *
 * @param input `address`: the visitor's network
 * @throws AppError `link.invalid`; `proof.wrong` with how many tries are left, `shortlist.pin-locked` after the fifth;
 *   `request.too-many` while another attempt is being checked
 */
export async function enterPin(input: { token: string; pin: string; address: string }): Promise<{ pass: string }> {
  const { token, pin, address } = input;
  const outcome = await transaction(async (db) => {
    const found = await findShortlistLink(db, token);
    await beOnlyAttempt(db, `shortlist:${found.link.id}`);
    // As the attempt before left it.
    const { link, shortlist } = await findShortlistLink(db, token);
    const { id, codeHash, failedProofs } = link;
    if (codeHash === null) return { pass: '', left: tries };
    if (isSame(codeHash, hashPin(id, pin.replace(/\s/gu, '')))) return { pass: passFor(id, codeHash), left: tries };
    const left = tries - failedProofs - 1;
    const locked = left > 0 ? {} : { revokedAt: new Date() };
    await db.outsiderLink.update({ where: { id }, data: { failedProofs: { increment: 1 }, ...locked } });
    const facts = { processId: shortlist.processId, shortlistId: shortlist.id, triesLeft: left };
    await recordAudit(db, shortlistVisitor(address), 'process.shortlist-pin-failed', facts);
    return { pass: null, left };
  });
  if (outcome.pass !== null) return { pass: outcome.pass };
  throw outcome.left > 0
    ? new AppError('proof.wrong', { values: { left: outcome.left } })
    : new AppError('shortlist.pin-locked');
}

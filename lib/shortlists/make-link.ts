import { randomInt } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { createOutsiderLink } from '@/lib/outsider-links/create-outsider-link';
import { revokeOutsiderLinks } from '@/lib/outsider-links/revoke-outsider-links';
import { findShortlist, mayBeLinked, type ShortlistPlace, type ShortlistRow } from './find-shortlist';
import { hashPin } from './pin-hash';
import { shortlistLimits } from './shortlist-limits';
import type { ShortlistLink } from './shortlist-schemas';

const purpose = 'SHORTLIST' as const;
const { digits } = shortlistLimits.pin;

interface WantedLink {
  days: number;
  withPin: boolean;
}

/** The page's address; the token stands in the fragment, which browsers do not send (docs/decisions/0144). */
const pageLink = (token: string): string =>
  new URL(`/shortlist#${token}`, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').href;

/** Makes the link in the caller's transaction; an earlier one ends. @throws AppError `shortlist.restricted` */
export async function addShortlistLink(
  db: Db,
  actor: PersonActor,
  { id: shortlistId, processId, process }: Pick<ShortlistRow, 'id' | 'processId' | 'process'>,
  { days, withPin }: WantedLink,
): Promise<ShortlistLink> {
  if (!mayBeLinked(process)) throw new AppError('shortlist.restricted');
  const made = await createOutsiderLink(db, {
    purpose,
    shortlistId,
    days,
    createdById: actor.userId,
    mailed: false,
  });
  const pin = withPin ? String(randomInt(10 ** digits)).padStart(digits, '0') : null;
  if (pin) await db.outsiderLink.update({ where: { id: made.linkId }, data: { codeHash: hashPin(made.linkId, pin) } });
  await recordAudit(db, actor, 'process.shortlist-link-created', { processId, shortlistId, days, withPin });
  return { link: pageLink(made.token), pin, expiresAt: made.expiresAt.toISOString() };
}

/**
 * Makes another link to a shortlist; the earlier one ends at once. It is shown this once, and so is the PIN.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `shortlist.not-found`, `shortlist.restricted`
 */
export async function makeShortlistLink(
  actor: PersonActor,
  { days, withPin, ...place }: ShortlistPlace & WantedLink,
): Promise<ShortlistLink> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:export');
  return transaction(async (db) => {
    // Locked, so that of two links made at once the earlier ends.
    await db.$queryRaw`SELECT 1 FROM shortlist WHERE id = ${place.shortlistId}::uuid FOR UPDATE`;
    return addShortlistLink(db, actor, await findShortlist(db, place), { days, withPin });
  });
}

/** Ends the link to a shortlist. @throws AppError as `makeShortlistLink`; `link.not-found`: none works */
export async function revokeShortlistLink(actor: PersonActor, place: ShortlistPlace): Promise<void> {
  const { processId, shortlistId } = place;
  await requireProcessPermission(database(), actor, processId, 'candidate:export');
  await transaction(async (db) => {
    await findShortlist(db, place);
    if (!(await revokeOutsiderLinks(db, { purpose, shortlistId }))) throw new AppError('link.not-found');
    await recordAudit(db, actor, 'process.shortlist-link-revoked', { processId, shortlistId });
  });
}

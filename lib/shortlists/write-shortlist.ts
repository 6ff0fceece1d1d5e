import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { writePdf } from '@/lib/documents/write-pdf';
import type { Locale } from '@/lib/i18n/locale';
import { findShortlist, type ShortlistPlace, type ShortlistRow } from './find-shortlist';
import { limitOpenings } from './limit-openings';
import { openByLink, type Reviewer } from './open-by-link';
import { readSharedCandidate } from './read-shared-candidate';
import { readSharedList } from './read-shared-list';
import { recordSharedView } from './record-view';
import { memberOf } from './review-shortlist';
import { printedShortlist } from './printed-shortlist';
import type { ShortlistAccess } from './shortlist-schemas';

async function write(shortlist: ShortlistRow, reviewer: Reviewer, locale: Locale): Promise<Uint8Array> {
  const reader = { ...reviewer, actor: { ...reviewer.actor, locale } };
  const list = await readSharedList(shortlist, reader, null);
  const candidates = [];
  // One after the other: each is read and masked in the reader's processes, which others use too.
  for (const { candidateId } of list.candidates)
    candidates.push(await readSharedCandidate(shortlist, reader, candidateId));
  return writePdf(printedShortlist({ list, candidates, locale, madeAt: new Date() }));
}

/**
 * A shortlist to print, as a tagged PDF with what its switches and the process allow.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `shortlist.not-found`
 */
export async function writeShortlist(
  actor: PersonActor,
  { language, ...place }: ShortlistPlace & { language?: Locale | undefined },
): Promise<Uint8Array> {
  const { processId, shortlistId } = place;
  await requireProcessPermission(database(), actor, processId, 'candidate:export');
  const bytes = await write(await findShortlist(database(), place), memberOf(actor), language ?? actor.locale);
  await recordAudit(database(), actor, 'process.shortlist-written', { processId, shortlistId });
  return bytes;
}

/**
 * The same for who has the link; each candidate on it counts as opened.
 *
 * @throws AppError `link.invalid`, `shortlist.pin-needed`, `request.too-many`
 */
export async function writeSharedShortlist({
  address,
  ...access
}: ShortlistAccess & { address: string }): Promise<Uint8Array> {
  const { link, shortlist, reviewer } = await openByLink(access);
  await limitOpenings(link, 'print');
  const bytes = await write(shortlist, reviewer, access.locale);
  const entries = await database().shortlistEntry.findMany({
    where: { shortlistId: shortlist.id },
    select: { candidateId: true },
  });
  for (const { candidateId } of entries)
    await recordSharedView(shortlist, reviewer, { candidateId, isFile: false, address });
  return bytes;
}

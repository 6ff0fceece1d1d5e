import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { isRefused } from '@/lib/requirement-review/review-requirement';
import { mayBeLinked, shortlistSelect } from './find-shortlist';
import { addShortlistLink } from './make-link';
import type { CreatedShortlist, CreateShortlist } from './shortlist-schemas';

/** What may not be asked of candidates is not asked about them (Labour Code, art. 18³ᵃ and 22¹). */
function requireLawfulCriteria(criteria: readonly string[]): void {
  const fields = criteria.flatMap((text, index) =>
    isRefused(text) ? [{ path: `criteria.${index}`, code: 'unlawful' }] : [],
  );
  if (fields.length > 0) throw new AppError('shortlist.unlawful-criterion', { fields });
}

/**
 * Puts candidates of a process on a shortlist, and makes the link to it. What is not said may be seen is hidden; who the
 * candidates are is hidden as in the process.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `process.archived`, `candidate.not-found`,
 *   `shortlist.unlawful-criterion` naming every field
 */
export async function createShortlist(
  actor: PersonActor,
  { processId, candidateIds, days, withPin, ...input }: CreateShortlist & { processId: string },
): Promise<CreatedShortlist> {
  await requireProcessPermission(database(), actor, processId, 'candidate:export');
  requireLawfulCriteria(input.criteria);
  const chosen = [...new Set(candidateIds)];
  return transaction(async (db) => {
    const process = await db.process.findUnique({
      where: { id: processId },
      select: { status: true, blindMode: true },
    });
    if (!process) throw new AppError('process.not-found');
    if (process.status === 'ARCHIVED') throw new AppError('process.archived');
    const found = await db.candidate.count({ where: { processId, id: { in: chosen } } });
    if (found !== chosen.length) throw new AppError('candidate.not-found');
    const { isBlind = process.blindMode, showsContact = false, showsPay = false, showsNotes = false } = input;
    const row = await db.shortlist.create({
      data: {
        processId,
        name: input.name,
        criteria: input.criteria,
        isBlind,
        showsContact: showsContact && !isBlind,
        showsPay,
        showsNotes,
        createdById: actor.userId,
        entries: { create: chosen.map((candidateId, index) => ({ candidateId, position: index + 1 })) },
      },
      select: shortlistSelect,
    });
    const facts = { processId, shortlistId: row.id, isBlind, showsContact, showsPay, showsNotes };
    await recordAudit(db, actor, 'process.shortlist-created', { ...facts, candidateIds: chosen });
    const link = mayBeLinked(row.process) ? await addShortlistLink(db, actor, row, { days, withPin }) : null;
    return { shortlistId: row.id, link };
  });
}

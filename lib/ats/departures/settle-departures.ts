import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { eraseDeparted } from './erase-departed';
import type { AtsProvider } from '../providers/provider';
import type { AtsPlace } from '@/lib/ats/applications/ats-place';
import { readsCandidates } from './reads-candidates';

/** So many may be erased at once without asking, or that share of the process, whichever is more. */
const fewGone = 2;
const shareGone = 0.05;
const oneRunMs = 24 * 60 * 60_000;

/** How many of a process's applications may be erased within a day without a person's decision. */
export function mayGoUnasked(known: number): number {
  return Math.max(fewGone, Math.floor(known * shareGone));
}

/**
 * The one door to erasure by the ATS, at the end of every run, whatever noticed it. Erases whom the ATS said to be deleted,
 * anonymised or merged: if these, with all who are merely missing, are few, and the connection reads candidates. Otherwise
 * all wait for a person (`decideDepartures`).
 *
 * @returns how many were erased
 * @throws AppError when the ATS cannot be asked now
 */
export async function settleDepartures(actor: Actor, provider: AtsProvider, place: AtsPlace): Promise<number> {
  const { processId, connectionId } = place;
  const db = database();
  const ofConnection = { processId, connectionId, goneAt: null };
  const undecided = { ...ofConnection, keptAt: null, departure: { not: null } };
  const waiting = await db.atsApplication.count({ where: undecided });
  const link = { processId, connectionId };
  if (waiting === 0) {
    await db.atsLink.updateMany({
      where: { ...link, readsCandidates: { not: null } },
      data: { readsCandidates: null },
    });
    return 0;
  }
  if (!(await isToBeAsked(place, undecided, waiting))) return 0;
  const reads = await readsCandidates(provider, place);
  await db.atsLink.updateMany({ where: link, data: { readsCandidates: reads } });
  if (!reads) return 0;
  return transaction(async (tx) => {
    await lockProcess(tx, processId);
    // Others may have departed while the ATS was asked, and several runs of a day count as one.
    const since = new Date(Date.now() - oneRunMs);
    const recent = await tx.atsErasure.count({ where: { processId, byPerson: false, erasedAt: { gt: since } } });
    const known = (await tx.atsApplication.count({ where: ofConnection })) + recent;
    const going = (await tx.atsApplication.count({ where: undecided })) + recent;
    if (going > mayGoUnasked(known)) return 0;
    const said = await tx.atsApplication.findMany({
      where: { ...undecided, departure: { in: ['DELETED', 'ANONYMISED', 'MERGED'] } },
      select: { id: true },
    });
    await eraseDeparted(tx, actor, { processId, applicationIds: said.map(({ id }) => id) });
    return said.length;
  });
}

/** Whether asking the ATS can change the result. It costs calls, and departures may wait for a person for weeks. */
async function isToBeAsked(
  { processId, connectionId }: AtsPlace,
  undecided: Prisma.AtsApplicationWhereInput,
  waiting: number,
): Promise<boolean> {
  const db = database();
  const link = await db.atsLink.findFirst({ where: { processId, connectionId } });
  if (!link?.readsCandidates) return true;
  const known = await db.atsApplication.count({ where: { processId, connectionId, goneAt: null } });
  const notable = waiting <= mayGoUnasked(known) ? [{ departure: { not: 'NOT_FOUND' as const } }] : [];
  const isNew = { departedAt: { gt: link.lastSyncAt ?? new Date(0) } };
  return (await db.atsApplication.count({ where: { ...undecided, AND: { OR: [isNew, ...notable] } } })) > 0;
}

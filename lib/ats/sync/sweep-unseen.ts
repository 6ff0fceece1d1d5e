import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { stepAfter, type Checkpoint } from './checkpoint';
import { markDepartures } from '../departures/mark-departures';
import { readsCandidates } from '../departures/reads-candidates';
import { mayGoUnasked } from '../departures/settle-departures';
import type { AtsApplicationData, AtsProvider } from '../providers/provider';
import { advanceSync, type RunningSync } from './running-sync';
import { importApplications } from './import-applications';
import type { AtsPlace } from '@/lib/ats/applications/ats-place';

const batchSize = 10;

/**
 * After a complete scan: asks for each application that it did not see. Only of one that the ATS says not to exist it is noted
 * that it was deleted; another is not found, which proves nothing: lists that change while they are read may leave out some,
 * and an account without the right to candidates sees none. Of such an account nobody is asked for one by one.
 */
export async function sweepUnseen(
  actor: Actor,
  provider: AtsProvider,
  sync: RunningSync,
  checkpoint: Checkpoint,
): Promise<void> {
  const { id: syncId, processId, connectionId } = sync;
  const { recruitmentId } = checkpoint;
  const place = { processId, connectionId, recruitmentId };
  const where = { ...place, goneAt: null, OR: [{ seenInSync: null }, { seenInSync: { not: syncId } }] };
  const unseen = await database().atsApplication.count({ where });
  const asksNobody = checkpoint.asksNobody ?? (await seesNobody(provider, place, unseen));
  const rows = await database().atsApplication.findMany({
    where,
    orderBy: { id: 'asc' },
    ...(asksNobody ? {} : { take: batchSize }),
  });
  const found: AtsApplicationData[] = [];
  const deleted: string[] = [];
  const notFound: string[] = [];
  for (const { id, externalId, externalCandidateId } of rows) {
    const data = asksNobody ? null : await provider.findApplication(recruitmentId, externalId);
    const ids = { id: externalId, candidateId: externalCandidateId, recruitmentId };
    if (data) found.push(data);
    else if (!asksNobody && (await provider.saysDeleted(ids))) deleted.push(id);
    else notFound.push(id);
  }
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const counts = await importApplications(db, actor, place, found, { syncId });
    const missing = (await markDepartures(db, deleted, 'DELETED')) + (await markDepartures(db, notFound, 'NOT_FOUND'));
    await db.atsApplication.updateMany({
      where: { id: { in: [...deleted, ...notFound] } },
      data: { seenInSync: syncId },
    });
    const phase = rows.length < unseen ? 'SWEEPING' : 'DOWNLOADING';
    await advanceSync(
      db,
      sync,
      { ...checkpoint, phase, asksNobody, ...stepAfter(checkpoint) },
      { counts: { ...counts, missing: (counts.missing ?? 0) + missing } },
    );
  });
}

/** Whether so many are unseen because the account reads no candidates. */
async function seesNobody(provider: AtsProvider, place: AtsPlace, unseen: number): Promise<boolean> {
  const known = await database().atsApplication.count({ where: { ...place, goneAt: null } });
  return unseen > mayGoUnasked(known) && !(await readsCandidates(provider, place));
}

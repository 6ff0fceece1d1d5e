import type { Db } from '@/lib/db/client';
import { findCheckpoint } from '../checkpoint';

interface WaitingTrial {
  syncId: string;
  connectionId: string;
}

/** The trial of a process's present link that waits for a person; null: there is none, it failed, or it is being made. */
export async function findWaitingTrial(db: Db, processId: string): Promise<WaitingTrial | null> {
  const [link, last] = await Promise.all([
    db.atsLink.findUnique({ where: { processId }, include: { process: { select: { externalProcessId: true } } } }),
    db.atsSync.findFirst({ where: { processId }, orderBy: { startedAt: 'desc' } }),
  ]);
  if (!link || link.trialPassedAt || !last?.trial || last.state !== 'SUCCEEDED') return null;
  const isOfLink = last.connectionId === link.connectionId;
  const isOfRecruitment = findCheckpoint(last.checkpoint)?.recruitmentId === link.process.externalProcessId;
  return isOfLink && isOfRecruitment ? { syncId: last.id, connectionId: link.connectionId } : null;
}

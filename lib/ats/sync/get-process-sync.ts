import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { ShortUser } from '@/lib/domain/user-schemas';
import { shownResumeTime } from './resume-time';
import { syncInclude } from './running-sync';
import type { ProcessSync } from '../schemas';
import { serializeSync } from './serialize-sync';

async function findShortUser(userId: string | null): Promise<ShortUser | null> {
  if (userId === null) return null;
  const select = { id: true, firstName: true, lastName: true };
  const user = await database().user.findUnique({ where: { id: userId }, select });
  return user && { userId: user.id, firstName: user.firstName, lastName: user.lastName };
}

/** The present synchronisation of a process, else its last one. @throws AppError `process.not-found` */
export async function getProcessSync(actor: Actor, { processId }: { processId: string }): Promise<ProcessSync> {
  requirePermission(actor, 'process:read');
  const db = database();
  const [process, row, waitingDownloads] = await Promise.all([
    db.process.findUnique({ where: { id: processId }, select: { atsLink: { select: { lastSyncAt: true } } } }),
    db.atsSync.findFirst({ where: { processId }, orderBy: { startedAt: 'desc' }, include: syncInclude }),
    db.candidate.count({ where: { processId, status: { in: ['AWAITING_DOWNLOAD', 'DOWNLOADING'] } } }),
  ]);
  if (!process) throw new AppError('process.not-found');
  const requestedBy = row && (await findShortUser(row.requestedById));
  return {
    sync: row && serializeSync(row, requestedBy, waitingDownloads, shownResumeTime(row, new Date())),
    lastSyncAt: process.atsLink?.lastSyncAt?.toISOString() ?? null,
  };
}

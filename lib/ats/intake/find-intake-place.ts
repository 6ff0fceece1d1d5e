import type { Db } from '@/lib/db/client';
import { acceptsCvs } from '@/lib/domain/process-status';
import { AppError } from '@/lib/errors';
import type { AtsPlace } from '../applications/ats-place';
import { requireUsableConnection } from '../connections/require-usable-connection';
import { definitionOf } from '../providers/definitions';

/**
 * Where candidates belong that are given to a process.
 *
 * @throws AppError `process.not-found`, `process.archived`, `process.not-ready`, `ats.not-linked`; `ats.unsupported` where they
 * are read from the ATS; those of `requireUsableConnection`
 */
export async function findIntakePlace(db: Db, processId: string): Promise<AtsPlace> {
  const process = await db.process.findUnique({
    where: { id: processId },
    select: { status: true, externalProcessId: true, atsLink: { include: { connection: true } } },
  });
  if (!process) throw new AppError('process.not-found');
  const { status, externalProcessId: recruitmentId, atsLink: link } = process;
  if (!acceptsCvs(status)) throw new AppError(status === 'ARCHIVED' ? 'process.archived' : 'process.not-ready');
  if (!link || recruitmentId === null) throw new AppError('ats.not-linked');
  if (definitionOf(link.connection.provider).reads) throw new AppError('ats.unsupported');
  requireUsableConnection(link.connection);
  return { processId, connectionId: link.connectionId, recruitmentId };
}

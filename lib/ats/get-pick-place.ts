import type { Db } from '@/lib/db/client';
import type { AtsConnection } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { requireActiveProcess } from '@/lib/processes/rows/require-active-process';
import type { AtsTargetKind } from './enums';
import { requireUsableConnection } from './require-usable-connection';

/** Where a process's candidates are sent, and what sending does there. */
export interface PickPlace {
  processId: string;
  connection: AtsConnection;
  recruitmentId: string;
  targetKind: AtsTargetKind;
  target: string;
  targetName: string | null;
  /** Whether candidates from a PDF are created there. */
  isExtended: boolean;
}

/**
 * Where the candidates of an active process are sent.
 *
 * @throws AppError `process.not-found`, `ats.not-linked`, `ats.target-missing`, and those of `requireActiveProcess` and
 * `requireUsableConnection`
 */
export async function getPickPlace(db: Db, processId: string): Promise<PickPlace> {
  const process = await db.process.findUnique({
    where: { id: processId },
    select: {
      status: true,
      externalProcessId: true,
      extendedAtsIntegration: true,
      atsLink: { include: { connection: true } },
    },
  });
  if (!process) throw new AppError('process.not-found');
  requireActiveProcess(process.status);
  const { atsLink: link, externalProcessId: recruitmentId } = process;
  if (!link || !recruitmentId) throw new AppError('ats.not-linked');
  requireUsableConnection(link.connection);
  if (!link.target) throw new AppError('ats.target-missing');
  return {
    processId,
    connection: link.connection,
    recruitmentId,
    targetKind: link.targetKind,
    target: link.target,
    targetName: link.targetName,
    isExtended: process.extendedAtsIntegration,
  };
}

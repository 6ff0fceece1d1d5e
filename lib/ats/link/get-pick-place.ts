import { database, type Db } from '@/lib/db/client';
import type { AtsConnection } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { requireActiveProcess } from '@/lib/process-rows/require-active-process';
import { candidatePicked } from '@/lib/webhook-rows/webhook-events';
import type { AtsTargetKind } from '../enums';
import { openProvider } from '../connections/open-provider';
import type { AtsCapabilities } from '../providers/provider';
import { requireUsableConnection } from '../connections/require-usable-connection';

/** Where a process's candidates are sent, and what sending does there. */
export interface PickPlace {
  processId: string;
  connection: AtsConnection;
  recruitmentId: string;
  targetKind: AtsTargetKind;
  target: string;
  targetName: string | null;
  /** Whether somebody was sent before. If not, a single candidate is sent first. */
  hasSent: boolean;
  /** Whether candidates from a PDF are created there. */
  isExtended: boolean;
}

/**
 * What the ATS of a process can do. Ask before opening a transaction, which must not wait for a second connection.
 *
 * @returns null for a process without a link
 * @throws AppError those of `openProvider`
 */
export async function findPickCapabilities(processId: string): Promise<AtsCapabilities | null> {
  const link = await database().atsLink.findUnique({ where: { processId }, select: { connectionId: true } });
  return link && (await openProvider(link.connectionId)).provider.capabilities;
}

/**
 * Whether candidates from uploaded files are created in the ATS of a process. If the ATS cannot be opened now:
 * whether the process wants it.
 */
export async function createsCandidates(processId: string): Promise<boolean> {
  const where = { id: processId, extendedAtsIntegration: true };
  if ((await database().process.count({ where })) === 0) return false;
  try {
    return (await findPickCapabilities(processId))?.createsCandidates ?? false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

/**
 * Where the candidates of an active process are sent.
 *
 * @param capabilities of the process's ATS
 * @throws AppError `process.not-found`, `ats.not-linked`, `ats.target-missing`, `ats.unsupported`, and those of `requireActiveProcess` and
 * `requireUsableConnection`
 */
export async function getPickPlace(
  db: Db,
  processId: string,
  capabilities: AtsCapabilities | null,
): Promise<PickPlace> {
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
  if (!link || !recruitmentId || !capabilities) throw new AppError('ats.not-linked');
  requireUsableConnection(link.connection);
  const target = link.targetKind === 'WEBHOOK' ? candidatePicked : link.target;
  if (!target) throw new AppError('ats.target-missing');
  if (!capabilities.targets.includes(link.targetKind)) throw new AppError('ats.unsupported');
  return {
    processId,
    connection: link.connection,
    recruitmentId,
    targetKind: link.targetKind,
    target,
    targetName: link.targetName,
    hasSent: link.firstSentAt !== null,
    isExtended: process.extendedAtsIntegration && capabilities.createsCandidates,
  };
}

import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { definitionOf } from '../providers/definitions';
import { createsCandidates } from './get-pick-place';
import type { AtsLinkDto } from '../schemas';

/** The recruitment that a process is linked to; null: none. @throws AppError `process.not-found` */
export async function getAtsLink(
  actor: Actor,
  { processId }: { processId: string },
): Promise<{ link: AtsLinkDto | null }> {
  requirePermission(actor, 'process:read');
  const process = await database().process.findUnique({
    where: { id: processId },
    select: { externalProcessId: true, atsLink: { include: { connection: true } } },
  });
  if (!process) throw new AppError('process.not-found');
  const { externalProcessId, atsLink: link } = process;
  if (!link) return { link: null };
  const { connectionId, connection, targetKind, target, targetName, lastSyncAt } = link;
  return {
    link: {
      connectionId,
      connectionName: connection.name,
      provider: connection.provider,
      externalProcessId,
      targetKind,
      target,
      targetName,
      reads: definitionOf(connection.provider).reads,
      createsCandidates: await createsCandidates(processId),
      lastSyncAt: lastSyncAt?.toISOString() ?? null,
    },
  };
}

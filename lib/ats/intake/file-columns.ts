import type { Actor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { fileColumnsSchema, type FileColumnsDto } from './intake-schemas';

interface Place {
  processId: string;
}

/**
 * Which column was which field in the last file of candidates of a process.
 *
 * @throws AppError `process.not-found`, `permission.denied`
 */
export async function getFileColumns(actor: Actor, { processId }: Place): Promise<FileColumnsDto> {
  await requireProcessPermission(database(), actor, processId, 'candidate:import');
  const link = await database().atsLink.findUnique({ where: { processId }, select: { fileColumns: true } });
  return fileColumnsSchema.safeParse({ columns: link?.fileColumns ?? {} }).data ?? { columns: {} };
}

/** Remembers them. @throws AppError `process.not-found`, `permission.denied`, `ats.not-linked` */
export async function saveFileColumns(actor: Actor, { processId, columns }: Place & FileColumnsDto): Promise<void> {
  await requireProcessPermission(database(), actor, processId, 'candidate:import');
  const { count } = await database().atsLink.updateMany({ where: { processId }, data: { fileColumns: columns } });
  if (count === 0) throw new AppError('ats.not-linked');
}

import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/** ARCHIVED is read-only (docs/specification.md, Process). @throws AppError `process.not-found`, `process.archived` */
export async function requireEditableProcess(db: Db, processId: string): Promise<void> {
  const process = await db.process.findUnique({ where: { id: processId }, select: { status: true } });
  if (!process) throw new AppError('process.not-found');
  if (process.status === 'ARCHIVED') throw new AppError('process.archived');
}

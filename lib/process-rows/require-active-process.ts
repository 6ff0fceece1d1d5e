import { AppError } from '@/lib/errors';
import type { ProcessStatus } from '@/lib/domain/process-schemas';

/**
 * New analyses start in an active process only (docs/specification.md, Process).
 *
 * @param status as stored, not as displayed
 * @throws AppError `process.archived`; `process.not-ready` while it is being created; `process.not-active` otherwise
 */
export function requireActiveProcess(status: ProcessStatus): void {
  if (status === 'ARCHIVED') throw new AppError('process.archived');
  if (status === 'IN_CREATION') throw new AppError('process.not-ready');
  if (status !== 'ACTIVE') throw new AppError('process.not-active');
}

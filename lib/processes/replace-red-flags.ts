import type { Actor } from '@/lib/auth/actor';
import { redFlagData } from './criterion-data';
import { editProcess, type EditRequest } from './edit-process';
import type { EditedProcess } from '@/lib/domain/process-edit-schemas';
import { replaceCriteria } from './replace-criteria';
import { requireTextsOnce } from './require-criteria-once';
import { requireLawful } from './require-lawful-criteria';
import type { RedFlagInput } from '@/lib/domain/process-schemas';

/**
 * Replaces the red flags of a process, in the given order.
 *
 * @throws AppError as `editProcess`, `replaceCriteria`; `process.unlawful-criterion`; `request.invalid` for a repeated
 * one
 */
export async function replaceRedFlags(
  actor: Actor,
  { redFlags, ...request }: EditRequest & { redFlags: RedFlagInput[] },
): Promise<EditedProcess> {
  requireTextsOnce(redFlags, 'redFlags');
  requireLawful(redFlags, 'redFlags');
  const entries = redFlags.map(redFlagData);
  return editProcess(actor, request, (db, process) =>
    replaceCriteria(db, process, { kind: 'RED_FLAG', path: 'redFlags', entries }),
  );
}

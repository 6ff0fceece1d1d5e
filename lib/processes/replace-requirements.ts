import type { Actor } from '@/lib/auth/actor';
import { requirementData } from './criterion-data';
import { editProcess, type EditRequest } from './edit-process';
import type { EditedProcess } from '@/lib/domain/process-edit-schemas';
import { replaceCriteria } from './replace-criteria';
import { requireTextsOnce } from './require-criteria-once';
import { requireLawful } from './require-lawful-criteria';
import type { RequirementInput } from '@/lib/domain/process-schemas';

/**
 * Replaces the requirements of a process, in the given order.
 *
 * @throws AppError as `editProcess`, `replaceCriteria`; `process.unlawful-criterion`; `request.invalid` for a repeated
 * one
 */
export async function replaceRequirements(
  actor: Actor,
  { requirementList, ...request }: EditRequest & { requirementList: RequirementInput[] },
): Promise<EditedProcess> {
  requireTextsOnce(requirementList, 'requirementList');
  requireLawful(requirementList, 'requirementList');
  const entries = requirementList.map(requirementData);
  return editProcess(actor, request, (db, process) =>
    replaceCriteria(db, process, { kind: 'REQUIREMENT', path: 'requirementList', entries }),
  );
}

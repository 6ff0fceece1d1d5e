import type { Actor } from '@/lib/auth/actor';
import type { EditedProcess, UpdateProcessInput } from '@/lib/domain/process-edit-schemas';
import { editProcess, type EditRequest } from './edit-process';
import { processData } from './process-data';

/**
 * Changes a process's details: names and numbers, description, location, budget.
 *
 * @param input `details`: missing fields stay unchanged, null clears a field
 * @throws AppError as `editProcess`
 */
export async function updateProcess(
  actor: Actor,
  { details, ...request }: EditRequest & { details: UpdateProcessInput },
): Promise<EditedProcess> {
  return editProcess(actor, request, async (db, { id }) => {
    const name = details.name === undefined ? {} : { name: details.name };
    await db.process.update({ where: { id }, data: { ...name, ...processData(details) } });
  });
}

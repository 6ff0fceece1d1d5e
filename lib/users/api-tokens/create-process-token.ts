import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { CreatedApiToken } from './api-token-schemas';
import { createApiToken } from './create-api-token';
import type { CreateProcessTokenInput } from './process-token-schemas';

/**
 * Makes a token in the actor's name with which a program adds candidates to one process and can do nothing else. It
 * is returned only once.
 *
 * @throws AppError `process.not-found`, `permission.denied`, and those of `createApiToken`
 */
export async function createProcessToken(
  actor: PersonActor,
  { processId, ...input }: CreateProcessTokenInput & { processId: string },
): Promise<CreatedApiToken> {
  await requireProcessPermission(database(), actor, processId, 'candidate:import');
  // `requireProcess` lets administrators pass without asking whether the process exists.
  if ((await database().process.count({ where: { id: processId } })) === 0) throw new AppError('process.not-found');
  return createApiToken(actor, { ...input, scopes: ['candidate:import'], processIds: [processId] });
}

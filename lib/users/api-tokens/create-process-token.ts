import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { CreatedApiToken } from './api-token-schemas';
import { createApiToken } from './create-api-token';
import type { CreateProcessTokenInput } from './process-token-schemas';

/**
 * Makes a token with which a program gives candidates to one process, in the name of the actor, and does nothing else. It is
 * returned this once.
 *
 * @throws AppError `process.not-found`, `permission.denied`, and those of `createApiToken`
 */
export async function createProcessToken(
  actor: PersonActor,
  { processId, ...input }: CreateProcessTokenInput & { processId: string },
): Promise<CreatedApiToken> {
  await requireProcessPermission(database(), actor, processId, 'candidate:import');
  // Administrators see every process, also one that does not exist.
  if ((await database().process.count({ where: { id: processId } })) === 0) throw new AppError('process.not-found');
  return createApiToken(actor, { ...input, scopes: ['candidate:import'], processIds: [processId] });
}

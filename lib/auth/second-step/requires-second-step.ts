import { database } from '@/lib/db/client';
import type { Role } from '@/lib/domain/user-schemas';
import { mayUsePassword } from '../sign-in-options';

/**
 * Whether people with `role` must have a second step. Where they sign in at the identity provider, the provider
 * demands it.
 */
export async function requiresSecondStep(role: Role): Promise<boolean> {
  if (!mayUsePassword(role)) return false;
  return (await database().requiredSecondStep.findUnique({ where: { role } })) !== null;
}

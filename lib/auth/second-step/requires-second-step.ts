import { database } from '@/lib/db/client';
import type { Role } from '@/lib/domain/user-schemas';
import { mayUsePassword } from '../sign-in-options';

/** Whether people with `role` must have a second step. With company accounts their provider cares for that. */
export async function requiresSecondStep(role: Role): Promise<boolean> {
  if (!mayUsePassword(role)) return false;
  return (await database().requiredSecondStep.findUnique({ where: { role } })) !== null;
}

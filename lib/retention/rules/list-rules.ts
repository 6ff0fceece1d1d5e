import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { RetentionRules } from '@/lib/domain/retention/rule-schemas';
import { findRules } from './find-rules';

/** How long candidates are kept: the administrators' rules, in their order. @throws AppError `permission.denied` */
export async function listRules(actor: Actor): Promise<RetentionRules> {
  requirePermission(actor, 'administration');
  return findRules(database());
}

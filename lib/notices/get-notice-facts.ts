import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { findGivenFacts } from './find-facts';
import type { NoticeFactsDto } from './schemas';

/**
 * What the notices say of the installation.
 *
 * @throws AppError `permission.denied`
 */
export async function getNoticeFacts(actor: Actor): Promise<NoticeFactsDto> {
  requirePermission(actor, 'administration');
  return findGivenFacts(database());
}

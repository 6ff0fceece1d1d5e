import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { findNotice } from './stored-notice';
import type { NoticeDto, NoticeId } from './schemas';

/**
 * A notice in a language: the Markdown that holds, with placeholders.
 *
 * @throws AppError `permission.denied`
 */
export async function getNotice(actor: Actor, id: NoticeId): Promise<NoticeDto> {
  requirePermission(actor, 'administration');
  return findNotice(database(), id);
}

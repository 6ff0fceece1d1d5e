import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { findLines } from './find-lines';
import type { NotificationLine } from './notification-schemas';

const maxListed = 10;

/**
 * What people said to the actor and they have not read, newest first: mentions in notes, answers of hiring managers. The same lines
 * as below the bell, for the home page; the other kinds are there as work of their own.
 */
export async function listNews(actor: PersonActor): Promise<{ items: NotificationLine[]; totalItems: number }> {
  if (!actorMay(actor, 'candidate:read')) return { items: [], totalItems: 0 };
  return findLines(actor, { limit: maxListed, unreadOf: ['MENTION', 'ANSWER'] });
}

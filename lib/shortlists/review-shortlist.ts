import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { recordOpening } from '@/lib/candidates/details/record-opening';
import { database } from '@/lib/db/client';
import { findShortlist, type ShortlistPlace } from './find-shortlist';
import type { Reviewer } from './open-by-link';
import { readSharedCandidate } from './read-shared-candidate';
import { readSharedList } from './read-shared-list';
import type { SharedCandidate, SharedList } from './shortlist-schemas';

/** A member as one who is asked. */
export const memberOf = (actor: PersonActor): Reviewer => ({ actor, key: actor.userId, name: '' });

/**
 * A shortlist as who is asked about it sees it, for somebody with an account.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `shortlist.not-found`
 */
export async function reviewShortlist(actor: PersonActor, place: ShortlistPlace): Promise<SharedList> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:read');
  return readSharedList(await findShortlist(database(), place), memberOf(actor), null);
}

/** A candidate of it. @throws AppError as `reviewShortlist`; `candidate.not-found` */
export async function reviewCandidate(
  actor: PersonActor,
  { candidateId, ...place }: ShortlistPlace & { candidateId: string },
): Promise<SharedCandidate> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:read');
  const candidate = await readSharedCandidate(await findShortlist(database(), place), memberOf(actor), candidateId);
  await recordOpening(actor, { processId: place.processId, candidateId }, 'candidate.viewed');
  return candidate;
}

import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { loadListItems } from './load-list-items';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';

/** A candidate as a row of the list. @throws AppError `candidate.not-found` */
export async function getListItem(actor: Actor, candidateId: string): Promise<CandidateListItem> {
  const [item] = await loadListItems(actor, [candidateId]);
  if (!item) throw new AppError('candidate.not-found');
  return item;
}

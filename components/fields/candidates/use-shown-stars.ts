import type { PendingChange } from '@/components/pending-changes/pending-change';
import { usePendingOf } from '@/components/pending-changes/use-pending';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

type Stars = Pick<CandidateDto, 'rate' | 'rateSource'>;

/** The stars of a candidate; those that are not saved before the stored ones. */
export function useShownStars({
  id,
  rate,
  rateSource,
}: Stars & { id: string }): Stars & { pending: PendingChange | null } {
  const pending = usePendingOf('stars', id).at(-1) ?? null;
  const own = pending?.body.rate ?? null;
  return own === null ? { rate, rateSource, pending } : { rate: own, rateSource: 'RECRUITER', pending };
}

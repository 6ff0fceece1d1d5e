import type { UnsentChange } from '@/components/unsent/unsent-change';
import { useUnsentOf } from '@/components/unsent/use-unsent';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

type Stars = Pick<CandidateDto, 'rate' | 'rateSource'>;

/** The stars of a candidate; those that are not saved before the stored ones. */
export function useShownStars({
  id,
  rate,
  rateSource,
}: Stars & { id: string }): Stars & { unsent: UnsentChange | null } {
  const unsent = useUnsentOf('stars', id).at(-1) ?? null;
  const own = unsent?.body.rate ?? null;
  return own === null ? { rate, rateSource, unsent } : { rate: own, rateSource: 'RECRUITER', unsent };
}

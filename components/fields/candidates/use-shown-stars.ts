import { useUnsentOf } from '@/components/unsent/use-unsent';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

type Stars = Pick<CandidateDto, 'rate' | 'rateSource'>;

/** The stars of a candidate; those that wait for the connection before the stored ones. */
export function useShownStars({ id, rate, rateSource }: Stars & { id: string }): Stars & { isWaiting: boolean } {
  const waiting = useUnsentOf('stars', id).at(-1);
  if (!waiting) return { rate, rateSource, isWaiting: false };
  const own = waiting.body.rate;
  return own === null ? { rate, rateSource, isWaiting: true } : { rate: own, rateSource: 'RECRUITER', isWaiting: true };
}

import { useTranslations } from 'next-intl';
import type { SharedCandidate } from '@/lib/shortlists/shortlist-schemas';

/** What a candidate of a shortlist is called: the name, or the number where it is hidden or not known. */
export function useSharedName(): (candidate: Pick<SharedCandidate, 'name' | 'ordinalNumber'>) => string {
  const t = useTranslations('shortlistPage.list');
  return ({ name, ordinalNumber }) => name ?? t('candidate', { number: ordinalNumber });
}

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { BoardCard } from '@/lib/domain/stage-schemas';

/** The name, or the number where it is unknown or hidden. */
export function useCardName(): (card: Pick<BoardCard, 'name' | 'ordinalNumber'>) => string {
  const t = useTranslations('candidates');
  return useCallback(({ name, ordinalNumber }) => name ?? t('numbered', { number: ordinalNumber }), [t]);
}

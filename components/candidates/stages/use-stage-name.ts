import { useLocale, useTranslations } from 'next-intl';
import { toLocale } from '@/lib/i18n/locale';
import type { StageDto } from '@/lib/domain/stage-schemas';

/** A stage's name in the reader's language; of null that there is none. */
export function useStageName(): (stage: Pick<StageDto, 'pl' | 'en'> | null | undefined) => string {
  const t = useTranslations('stages');
  const locale = toLocale(useLocale());
  return (stage) => stage?.[locale] ?? t('none');
}

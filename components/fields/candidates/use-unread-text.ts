import { useLocale, useTranslations } from 'next-intl';
import { languageOfText } from '@/lib/i18n/language-of-text';
import { toLocale } from '@/lib/i18n/locale';

/** Says that the rules do not read a CV in a language, and who does. */
export function useUnreadText(): (language: string) => string {
  const t = useTranslations('candidates');
  const locale = toLocale(useLocale());
  return (code) => t('unread', { language: languageOfText(code, locale) });
}

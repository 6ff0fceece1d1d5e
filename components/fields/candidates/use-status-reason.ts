import { useTranslations } from 'next-intl';

/** The text for a status reason code; null without one. */
export function useStatusReason(): (code: string | null) => string | null {
  const t = useTranslations('candidateStatusReason');
  return (code) => {
    if (!code) return null;
    return t.has(code) ? t(code) : t('unknown', { code });
  };
}

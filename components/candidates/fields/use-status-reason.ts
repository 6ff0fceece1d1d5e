'use client';

import { useTranslations } from 'next-intl';

/** Words for the stable code of why a candidate's status is what it is; null without one. */
export function useStatusReason(): (code: string | null) => string | null {
  const t = useTranslations('candidateStatusReason');
  return (code) => {
    if (!code) return null;
    return t.has(code) ? t(code) : t('unknown', { code });
  };
}

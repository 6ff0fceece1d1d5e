import { useTranslations } from 'next-intl';
import { countResults, failedLines } from '@/lib/ats/account-check/check-results';
import type { AccountCheck } from '@/lib/ats/connections/connection-schemas';

/** In sentences what a check found: whether the connection works, then how the assumptions ended. */
export function useCheckSummary(): (check: AccountCheck) => string {
  const t = useTranslations('ats.account');
  return ({ checks, assumptions }) => {
    const failed = failedLines(checks);
    const works = failed.length === 0 ? t('works') : t('fails', { count: failed.length });
    if (failed.some(({ name }) => name === 'token')) return works;
    const counts = countResults(assumptions);
    if (counts['not-seen'] === assumptions.length) return `${works} ${t('summary.nothing')}`;
    if (counts.confirmed === assumptions.length) return `${works} ${t('summary.confirmed')}`;
    const sentences = (['differs', 'unknown', 'failed', 'not-seen'] as const)
      .filter((result) => counts[result] > 0)
      .map((result) => t(`summary.${result}`, { count: counts[result] }));
    return [works, ...sentences].join(' ');
  };
}

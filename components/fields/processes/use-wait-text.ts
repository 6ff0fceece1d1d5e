import { useFormatter, useTranslations } from 'next-intl';
import type { ProcessWait } from '@/lib/domain/process-schemas';

const halfDayMs = 12 * 60 * 60_000;

/** Says how many CVs wait, since when and why: a sentence for people who cannot look at the server. */
export function useWaitText(): (wait: ProcessWait) => string {
  const t = useTranslations('processes.wait');
  const format = useFormatter();
  const instant = (at: string) => {
    const isRecent = Date.now() - new Date(at).getTime() < halfDayMs;
    return format.dateTime(
      new Date(at),
      isRecent ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
    );
  };
  return ({ count, since, cause, jobs, lost, requestedAgainAt }) => {
    const again = instant(requestedAgainAt ?? since);
    return t('sentence', { count, since: instant(since), why: t(`why.${cause}`, { count, jobs, lost, again }) });
  };
}

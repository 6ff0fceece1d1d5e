import { useTranslations } from 'next-intl';
import type { AtsSyncDto } from '@/lib/ats/schemas';

/** How far a synchronisation's phase is, in numbers and in words; `total` 0: not known. */
export function useSyncProgress({ phase, counts, total: known, waitingDownloads }: AtsSyncDto) {
  const t = useTranslations('ats.sync');
  const handled = counts.downloaded + counts.withoutFile + counts.failed;
  const [done, total] =
    phase === 'DOWNLOADING' ? [handled, handled + (waitingDownloads ?? 0)] : [counts.seen, known ?? 0];
  return { done, total, text: t(`phase.${phase}`, { done, total, known: total > 0 ? 'yes' : 'no' }) };
}

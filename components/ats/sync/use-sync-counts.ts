import { useTranslations } from 'next-intl';
import type { SyncCounts } from '@/lib/ats/schemas';

const order = [
  'created',
  'updated',
  'unreadable',
  'missing',
  'removed',
  'downloaded',
  'withoutFile',
  'failed',
] as const;

/** What a synchronisation did, in words: "40 read; 3 new, 1 CV downloaded". */
export function useSyncCounts(): (counts: SyncCounts) => string {
  const t = useTranslations('ats.sync.counts');
  return (counts) => {
    const done = order.filter((key) => counts[key] > 0).map((key) => t(key, { count: counts[key] }));
    return `${t('seen', { count: counts.seen })}; ${done.length > 0 ? done.join(', ') : t('nothing')}`;
  };
}

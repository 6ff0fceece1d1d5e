import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import type { HistoryEntry } from '@/lib/processes/history-schemas';
import { useHistoryText } from './use-history-text';
import { useActorName } from './history-entry';
import { processQueries } from '@/components/queries/processes/process-queries';

/** Whether the entry changes the process itself; analysing or exporting candidates does not. */
const isChange = ({ action }: HistoryEntry): boolean =>
  !action.startsWith('process.candidates-') && !action.startsWith('process.batch-');

/** The last change: who, when and what; null while unknown. */
export function useLastChange(processId: string): { who: string; at: string; what: string } | null {
  const t = useTranslations('processHistory');
  const format = useFormatter();
  const who = useActorName();
  const { areaLabels } = useHistoryText();
  const { data } = useInfiniteQuery(processQueries.history(processId));
  const last = data?.entries.find(isChange);
  if (!last) return null;
  return {
    who: who(last),
    at: format.dateTime(new Date(last.at), { dateStyle: 'medium', timeStyle: 'short' }),
    what:
      last.action === 'process.created'
        ? t('action.created')
        : t('changed', { what: areaLabels(last.changes).join(', ') }),
  };
}

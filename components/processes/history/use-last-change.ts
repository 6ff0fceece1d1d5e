import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import type { HistoryEntry } from '@/lib/processes/history-schemas';
import { useHistoryText } from './use-history-text';
import { useActionTitle, useActorName } from './history-entry';
import { processQueries } from '@/components/queries/processes/process-queries';

/** Whether the entry changes the process itself; analysing, exporting or sharing candidates does not. */
const isChange = ({ action }: HistoryEntry): boolean =>
  !/^process\.(?:candidates|batch|shortlist)-|^application-link\./.test(action);

/** The last change: who, when and what; null while unknown. */
export function useLastChange(processId: string): { who: string; at: string; what: string } | null {
  const t = useTranslations('processHistory');
  const format = useFormatter();
  const who = useActorName();
  const title = useActionTitle();
  const { areaLabels } = useHistoryText();
  const { data } = useInfiniteQuery(processQueries.history(processId));
  const last = data?.entries.find(isChange);
  if (!last) return null;
  return {
    who: who(last),
    at: format.dateTime(new Date(last.at), { dateStyle: 'medium', timeStyle: 'short' }),
    what: last.changes.length > 0 ? t('changed', { what: areaLabels(last.changes).join(', ') }) : title(last),
  };
}

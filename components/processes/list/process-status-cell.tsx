import { useTranslations } from 'next-intl';
import type { ProcessListItem } from '@/lib/processes/schemas';
import { ProcessStatusBadge } from '@/components/processes/fields/process-status-badge';

/** The status, and while candidates are being analysed how many of all are through. */
export function ProcessStatusCell({ process }: { process: ProcessListItem }) {
  const t = useTranslations('processes');
  const { status, candidates, awaitingCandidates, runningCandidates } = process;
  return (
    <span className="flex items-center gap-2">
      <ProcessStatusBadge status={status} />
      {status === 'IN_PROGRESS' && candidates > 0 && (
        <span className="text-ink-muted text-sm whitespace-nowrap tabular-nums">
          {t('progress', { done: candidates - awaitingCandidates - runningCandidates, total: candidates })}
        </span>
      )}
    </span>
  );
}

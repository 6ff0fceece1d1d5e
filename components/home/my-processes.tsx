import { useTranslations } from 'next-intl';
import { ProcessStatusBadge } from '@/components/fields/processes/process-status-badge';
import type { ProcessListItem } from '@/lib/domain/process-schemas';
import { RowLink } from './row-link';

export function MyProcesses({ processes }: { processes: ProcessListItem[] }) {
  const t = useTranslations('home.mine');
  return (
    <ul>
      {processes.map(({ id, name, status, candidates, awaitingCandidates }) => (
        <RowLink
          key={id}
          href={`/processes/${id}`}
          title={name}
          detail={[t('counts', { candidates }), awaitingCandidates > 0 && t('awaiting', { count: awaitingCandidates })]
            .filter(Boolean)
            .join(' · ')}
        >
          <ProcessStatusBadge status={status} />
        </RowLink>
      ))}
    </ul>
  );
}

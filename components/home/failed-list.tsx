import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';
import { RowLink } from './row-link';

/** The text of the reason, else of the status. */
function useReason(): (candidate: DashboardDto['failed'][number]) => string {
  const t = useTranslations('home.failed.status');
  const reasons = useTranslations('candidateStatusReason');
  return ({ status, statusReason }) => (statusReason && reasons.has(statusReason) ? reasons(statusReason) : t(status));
}

export function FailedList({ candidates }: { candidates: DashboardDto['failed'] }) {
  const t = useTranslations('home');
  const reason = useReason();
  return (
    <ul>
      {candidates.map((candidate) => (
        <RowLink
          key={candidate.candidateId}
          href={`/processes/${candidate.processId}/candidates/${candidate.candidateId}`}
          title={candidate.name ?? t('candidateNumber', { number: candidate.ordinalNumber })}
          detail={`${candidate.processName} · ${reason(candidate)}`}
        >
          <CircleAlert className="text-negative-ink size-4" aria-hidden="true" />
        </RowLink>
      ))}
    </ul>
  );
}

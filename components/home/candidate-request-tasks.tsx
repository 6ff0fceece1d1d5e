import { useFormatter, useTranslations } from 'next-intl';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { Badge } from '@/components/ui/badge';
import type { OpenRequest } from '@/lib/person-rights/person-schemas';
import { today } from '@/lib/validation/calendar-day';
import { DashboardSection } from './dashboard-section';
import { RowLink } from './row-link';

export interface OpenRequests {
  items: OpenRequest[];
  totalItems: number;
}

/** What candidates asked for on their page and the reader is to answer, with the day by which the law asks for it. */
export function CandidateRequestTasks({ requests: { items, totalItems } }: { requests: OpenRequests }) {
  const t = useTranslations('home');
  const format = useFormatter();
  if (items.length === 0) return null;
  return (
    <DashboardSection
      id="requests"
      title={t('requests.title')}
      aside={t('requests.total', { count: totalItems })}
      empty={false}
    >
      <ul>
        {items.map(({ requestId, kind, dueOn, processId, candidateId, name, ordinalNumber, processName }) => (
          <RowLink
            key={requestId}
            href={`${candidateHref(processId, candidateId, null)}?tab=summary`}
            title={t(`requests.kind.${kind}`)}
            detail={`${name ?? t('candidateNumber', { number: ordinalNumber })} · ${processName}`}
          >
            <Badge tone={dueOn < today() ? 'negative' : 'caution'}>
              {t('requests.due', { day: format.dateTime(new Date(`${dueOn}T12:00:00Z`), { dateStyle: 'medium' }) })}
            </Badge>
          </RowLink>
        ))}
      </ul>
    </DashboardSection>
  );
}

import { useFormatter, useTranslations } from 'next-intl';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import type { UpcomingInterview } from '@/lib/interview-times/times-schemas';
import { DashboardSection } from './dashboard-section';
import { RowLink } from './row-link';

/** The arranged interviews of the next days. */
export function NextInterviews({ interviews }: { interviews: readonly UpcomingInterview[] }) {
  const t = useTranslations('home');
  const format = useFormatter();
  if (interviews.length === 0) return null;
  const time = (at: string) =>
    format.dateTime(new Date(at), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
  return (
    <DashboardSection id="interviews" title={t('interviews.title')} aside={t('interviews.aside')} empty={false}>
      <ul>
        {interviews.map(({ processId, candidateId, name, ordinalNumber, processName, isRejected, startsAt, place }) => (
          <RowLink
            key={candidateId}
            href={`${candidateHref(processId, candidateId, null)}?tab=summary`}
            title={`${name ?? t('candidateNumber', { number: ordinalNumber })} · ${processName}`}
            detail={isRejected ? <span className="text-negative-ink">{t('interviews.rejected')}</span> : place}
          >
            <time dateTime={startsAt} className="text-sm tabular-nums">
              {time(startsAt)}
            </time>
          </RowLink>
        ))}
      </ul>
    </DashboardSection>
  );
}

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { UpcomingRetention } from '@/lib/retention/retention-schemas';
import { PostponeButton } from '@/components/administration/retention/postpone-button';
import { DashboardSection } from './dashboard-section';

/** What retention does within a week, for those responsible; nothing when it does nothing. */
export function RetentionNotice({ upcoming }: { upcoming: UpcomingRetention | null }) {
  const t = useTranslations('retention.home');
  const format = useFormatter();
  if (!upcoming?.from) return null;
  const day = format.dateTime(new Date(`${upcoming.from}T12:00:00Z`), { dateStyle: 'long' });
  return (
    <div className="px-4 pb-4 lg:px-6">
      <DashboardSection id="retention" title={t('title')} empty={false}>
        <div className="px-4 pb-3">
          <p className="text-pretty">{t('text', { count: upcoming.total, day })}</p>
          <ul className="marker:text-ink-faint mt-1 list-disc pl-5">
            {upcoming.processes.map(({ processId, name, count }) => (
              <li key={processId}>
                <Link
                  href={`/processes/${processId}`}
                  prefetch={false}
                  className="text-accent-ink rounded-sm wrap-anywhere hover:underline"
                >
                  {name}
                </Link>{' '}
                <span className="text-ink-muted tabular-nums">{t('count', { count })}</span>
                <PostponeButton processId={processId} name={name} day={upcoming.from ?? ''} whole />
              </li>
            ))}
          </ul>
          {upcoming.mayPreview && (
            <p className="mt-2">
              <Link
                href="/administration/retention"
                prefetch={false}
                className="text-accent-ink rounded-sm font-medium hover:underline"
              >
                {t('act')}
              </Link>
            </p>
          )}
        </div>
      </DashboardSection>
    </div>
  );
}

import { useFormatter, useTranslations } from 'next-intl';
import { PageSection } from '@/components/page/page-section';
import { retentionStays, type RetentionStay } from '@/lib/domain/retention/retention-enums';
import type { RetentionRun } from '@/lib/retention/retention-schemas';

const isStay = (reason: string): reason is RetentionStay => retentionStays.some((one) => one === reason);

function Report({ run: { startedAt, endedAt, byRule, expired, skipped } }: { run: RetentionRun }) {
  const t = useTranslations('retention.runs');
  const format = useFormatter();
  const lines = [
    ...byRule.flatMap(({ name, erased, blocked }) => [
      ...(erased > 0 ? [t('erased', { count: erased, rule: name })] : []),
      ...(blocked > 0 ? [t('blocked', { count: blocked, rule: name })] : []),
    ]),
    ...(expired > 0 ? [t('expired', { count: expired })] : []),
    ...skipped.flatMap(({ reason, count }) => (isStay(reason) ? [t(`skipped.${reason}`, { count })] : [])),
  ];
  return (
    <li className="border-t px-4 py-2">
      <p className="font-medium tabular-nums">
        <time dateTime={startedAt}>
          {format.dateTime(new Date(startedAt), { dateStyle: 'long', timeStyle: 'short' })}
        </time>
        {endedAt === null && <span className="text-ink-muted font-normal"> · {t('running')}</span>}
      </p>
      {lines.length === 0 ? (
        <p className="text-ink-muted">{t('nothing')}</p>
      ) : (
        <ul className="marker:text-ink-faint list-disc pl-5">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What the last runs did, and who stayed and why. */
export function RunsSection({ runs }: { runs: RetentionRun[] }) {
  const t = useTranslations('retention.runs');
  return (
    <PageSection id="runs" title={t('title')}>
      {runs.length === 0 ? (
        <p className="text-ink-muted border-t px-4 py-3">{t('none')}</p>
      ) : (
        <ul>
          {runs.map((run) => (
            <Report key={run.runId} run={run} />
          ))}
        </ul>
      )}
    </PageSection>
  );
}

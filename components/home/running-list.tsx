import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';

export function RunningList({ runs }: { runs: DashboardDto['running'] }) {
  const t = useTranslations('home.running');
  return (
    <ul aria-live="polite">
      {runs.map(({ processId, processName, done, total }) => (
        <li key={processId} className="border-t px-4 py-2.5">
          <div className="flex items-baseline justify-between gap-4">
            <Link
              href={`/processes/${processId}`}
              className="line-clamp-2 min-w-0 rounded-sm font-medium break-words hover:underline"
            >
              {processName}
            </Link>
            <span className="text-ink-muted shrink-0 text-sm tabular-nums">{t('progress', { done, total })}</span>
          </div>
          <ProgressBar
            className="mt-2"
            label={processName}
            value={total === 0 ? null : Math.round((100 * done) / total)}
            valueText={t('progress', { done, total })}
          />
        </li>
      ))}
    </ul>
  );
}

'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PageSection } from '@/components/page/page-section';
import { pollingIntervals } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';
import { Badge } from '@/components/ui/badge';
import { ErrorState } from '@/components/ui/error-state';
import type { SystemState } from '@/lib/deployment/schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { DependencyFacts } from './dependency-facts';
import { SystemFacts } from './system-facts';

const systemQuery = queryOptions({
  queryKey: ['administration', 'system'],
  queryFn: ({ signal }) => apiAnswer<SystemState>({ path: '/administration/system', signal }),
});

/** How the background work does, kept up to date: its engine, what waits, and what is wrong. */
export function SystemSection({ initial }: { initial: SystemState }) {
  const t = useTranslations('administration.system');
  const idle = useIdle();
  const query = useQuery({
    ...systemQuery,
    initialData: initial,
    refetchInterval: idle ? false : pollingIntervals.page,
  });
  return (
    <PageSection id="system" title={t('title')} intro={t('intro')}>
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} className="border-t" />
      ) : (
        <>
          <SystemReasons state={query.data} />
          <SettingFindings settings={query.data.settings} />
          <SystemFacts state={query.data} />
          <DependencyFacts dependencies={query.data.dependencies} />
        </>
      )}
    </PageSection>
  );
}

function SystemReasons({ state: { reasons } }: { state: SystemState }) {
  const t = useTranslations('administration.system');
  const texts = useTranslations('validation');
  return (
    <div role="status" className="border-t px-4 py-2">
      {reasons.length === 0 ? (
        <Badge tone="positive">{t('ready')}</Badge>
      ) : (
        <>
          <Badge tone="negative">{t('notReady')}</Badge>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {reasons.map(({ code, values }, index) => (
              <li key={`${code} ${index}`} className="max-w-prose text-pretty">
                {texts(code, values)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The settings that are weak or contradict each other, with what to do. */
function SettingFindings({ settings }: Pick<SystemState, 'settings'>) {
  const t = useTranslations('settingFindings');
  if (settings.length === 0) return null;
  return (
    <div className="border-t px-4 py-2">
      <h3>
        <Badge tone="caution">{t('title')}</Badge>
      </h3>
      <p className="text-ink-muted mt-1 max-w-prose text-sm text-pretty">{t('intro')}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {settings.map(({ code, setting }) => (
          <li key={`${code} ${setting}`} className="max-w-prose text-pretty">
            <code>{setting}</code> {t(`finding.${code}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

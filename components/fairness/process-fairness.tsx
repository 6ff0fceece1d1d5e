'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PageBody } from '@/components/page/page-body';
import { PageSection } from '@/components/page/page-section';
import { PageTitle } from '@/components/page/page-title';
import { fairnessQueries, isUnderWay } from '@/components/queries/fairness/fairness-queries';
import type { Agreement, Calibration } from '@/lib/fairness/oversight/schemas';
import type { FairnessRunDto } from '@/lib/fairness/schemas';
import { AgreementSection } from './agreement-section';
import { CalibrationSection } from './calibration-section';
import { LabIntro } from './lab-intro';
import { RunTable } from './run-table';
import { StartRun } from './start-run';

interface ProcessFairnessProps {
  process: { id: string; name: string; archived: boolean };
  /** Of the page load. */
  runs: { items: FairnessRunDto[] };
  calibration: Calibration;
  agreement: Agreement;
  loadedAt: number;
}

/** The fairness lab of a process: start a run, and the runs before. */
export function ProcessFairness({ process, runs, calibration, agreement, loadedAt }: ProcessFairnessProps) {
  const t = useTranslations('fairness');
  const { data } = useQuery({
    ...fairnessQueries.runs(process.id),
    initialData: runs,
    initialDataUpdatedAt: loadedAt,
  });
  const going = data.items.some(isUnderWay);
  return (
    <PageBody>
      <PageTitle
        titleId="fairness.title"
        backButtonId="fairness.backToProcess"
        backButtonUrl={`/processes/${process.id}?tab=information`}
        aside={<span className="text-ink-muted wrap-anywhere">{process.name}</span>}
      />
      <div className="flex max-w-6xl flex-col gap-4 px-4 pb-6 lg:px-6">
        <PageSection id="start" title={t('start.title')} intro={<LabIntro />}>
          <div className="border-t px-4 py-4">
            {process.archived && <p className="text-ink-muted">{t('start.archived')}</p>}
            {!process.archived && going && <p className="text-ink-muted">{t('start.going')}</p>}
            {!process.archived && !going && <StartRun processId={process.id} />}
          </div>
        </PageSection>
        <PageSection id="runs" title={t('runs.title')}>
          {data.items.length > 0 ? (
            <RunTable runs={data.items} />
          ) : (
            <p className="text-ink-muted border-t px-4 py-3">{t('runs.empty')}</p>
          )}
        </PageSection>
        <CalibrationSection processId={process.id} calibration={calibration} />
        <AgreementSection processId={process.id} agreement={agreement} />
      </div>
    </PageBody>
  );
}

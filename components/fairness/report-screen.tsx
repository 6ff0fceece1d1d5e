'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { PageBody } from '@/components/page/page-body';
import { PageSection } from '@/components/page/page-section';
import { PageTitle } from '@/components/page/page-title';
import { fairnessQueries, isUnderWay } from '@/components/queries/fairness/fairness-queries';
import { Button, buttonVariants } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { useMoney } from '@/components/ui/use-money';
import { fullName } from '@/components/users/full-name';
import { useCanAnywhere } from '@/components/users/current-user';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { exportFormats } from '@/lib/fairness/enums';
import type { FairnessReport } from '@/lib/fairness/schemas';
import { swapParts } from '@/lib/fairness/swap/enums';
import { CaseList } from './case-list';
import { RunState, useStopReason } from './run-state';
import { TestTable } from './test-table';

const ImpactForm = lazyPart(() => import('./impact-form').then((module) => module.ImpactForm));

/** The report of a run, while it goes on and afterwards. */
export function ReportScreen({ report: loaded, loadedAt }: { report: FairnessReport; loadedAt: number }) {
  const t = useTranslations('fairness');
  const place = { processId: loaded.process.id, runId: loaded.runId };
  const { data: report } = useQuery({
    ...fairnessQueries.report(place),
    initialData: loaded,
    initialDataUpdatedAt: loadedAt,
  });
  const mayCategorise = useCanAnywhere('administration');
  return (
    <PageBody>
      <PageTitle
        titleId="fairness.report.title"
        backButtonId="fairness.report.back"
        backButtonUrl={`/processes/${place.processId}/fairness`}
        backFrom={['/administration/fairness']}
        aside={<span className="text-ink-muted wrap-anywhere">{report.process.name}</span>}
        actions={isUnderWay(report) ? <CancelButton {...place} /> : <Exports {...place} />}
      />
      <div className="flex max-w-6xl flex-col gap-4 px-4 pb-6 lg:px-6">
        <Summary report={report} />
        <PageSection id="tests" title={t('tests.title')}>
          <TestTable tests={report.tests} />
        </PageSection>
        <PageSection id="cases" title={t('cases.title')} intro={t('cases.intro')}>
          <CaseList report={report} />
        </PageSection>
        {mayCategorise && report.state === 'DONE' && report.passed !== null && <ImpactForm report={report} />}
      </div>
    </PageBody>
  );
}

function Summary({ report }: { report: FairnessReport }) {
  const t = useTranslations('fairness.report');
  const parts = useTranslations('fairness.part');
  const format = useFormatter();
  const money = useMoney();
  const reason = useStopReason()(report);
  const { engine, questions, spent, cap, swapped, createdAt } = report;
  const facts = [
    [
      t('started'),
      `${format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}, ${fullName(report.requestedBy)}`,
    ],
    [
      t('engine'),
      engine.model ? `${engine.model} (${engine.promptVersion ?? ''})` : t('builtIn', { version: engine.version }),
    ],
    [
      t('candidates'),
      t('examined', { examined: report.examined, candidates: report.candidates, differing: report.differing }),
    ],
    [
      t('cost'),
      questions === 0
        ? t('free')
        : t('spent', {
            spent: money(spent.micros, spent.currency),
            questions,
            cap: cap ? money(cap.micros, cap.currency) : '–',
          }),
    ],
    [t('swapped'), swapParts.map((part) => `${parts(part)}: ${format.number(swapped[part] ?? 0)}`).join(' · ')],
  ];
  return (
    <PageSection id="summary" title={t('summary')} intro={t('notStored')} actions={<RunState run={report} />}>
      {reason && <p className="bg-caution-soft text-caution-ink border-t px-4 py-2 text-pretty">{reason}</p>}
      <dl className="flex flex-col gap-2 border-t px-4 py-3">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-4 sm:flex-nowrap">
            <dt className="text-ink-muted w-40 shrink-0">{name}</dt>
            <dd className="min-w-0 text-pretty wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

interface Place {
  processId: string;
  runId: string;
}

function Exports({ processId, runId }: Place) {
  const t = useTranslations('fairness.report');
  return exportFormats.map((format) => (
    <a
      key={format}
      href={`/api/v1/processes/${processId}/fairness-runs/${runId}/export?format=${format}`}
      className={buttonVariants({ variant: 'secondary' })}
      download
    >
      <Download aria-hidden="true" />
      {t(`export.${format}`)}
    </a>
  ));
}

function CancelButton({ processId, runId }: Place) {
  const t = useTranslations('fairness.report');
  const client = useQueryClient();
  const cancel = useMutation({
    meta: { successBanner: t('cancelled') },
    mutationFn: () => apiRequest({ method: 'DELETE', path: `/processes/${processId}/fairness-runs/${runId}` }),
    onSettled: () => client.invalidateQueries({ queryKey: fairnessQueries.all }),
  });
  return (
    <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('cancel')}
    </Button>
  );
}

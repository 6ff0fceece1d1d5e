'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageSection } from '@/components/page/page-section';
import { fairnessQueries } from '@/components/queries/fairness/fairness-queries';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect } from '@/components/ui/native-select';
import type { FastSession } from '@/lib/fairness/oversight/schemas';
import type { FairnessRunDto } from '@/lib/fairness/schemas';
import { FastDecisionsSection } from './fast-decisions-section';
import { LabIntro } from './lab-intro';
import { RunTable } from './run-table';
import { StartRun } from './start-run';

interface AdministrationFairnessProps {
  /** In which a run can be started. */
  processes: readonly { id: string; name: string }[];
  runs: { items: FairnessRunDto[] };
  fast: FastSession[];
  loadedAt: number;
}

/** The fairness lab of the installation: a run in any process, and the runs of all. */
export function AdministrationFairness({ processes, runs, fast, loadedAt }: AdministrationFairnessProps) {
  const t = useTranslations('fairness');
  const [processId, setProcessId] = useState('');
  const { data } = useQuery({ ...fairnessQueries.runs(null), initialData: runs, initialDataUpdatedAt: loadedAt });
  return (
    <>
      <PageSection id="start" title={t('start.title')} intro={<LabIntro />}>
        <div className="flex flex-col gap-4 border-t px-4 py-4">
          <FormField label={t('start.process')} className="max-w-xl [&_select]:w-full [&>span]:flex">
            <NativeSelect value={processId} onChange={(event) => setProcessId(event.target.value)}>
              <option value="">{t('start.choose')}</option>
              {processes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </FormField>
          {processId !== '' && <StartRun processId={processId} />}
        </div>
      </PageSection>
      <PageSection id="runs" title={t('runs.title')}>
        {data.items.length > 0 ? (
          <RunTable runs={data.items} withProcess />
        ) : (
          <p className="text-ink-muted border-t px-4 py-3">{t('runs.emptyAll')}</p>
        )}
      </PageSection>
      <FastDecisionsSection sessions={fast} />
    </>
  );
}

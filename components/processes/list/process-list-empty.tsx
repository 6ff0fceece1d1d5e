'use client';

import { ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ReadMore } from '@/components/guide/read-more';
import { EmptyState } from '@/components/ui/empty-state';
import { useCan } from '@/components/users/current-user';
import { NewProcessButton } from '@/components/fields/processes/new-process-button';

const steps = ['describe', 'drop', 'read'] as const;

/** The empty state on the first visit: what a process is and how it works. */
export function ProcessListEmpty() {
  const t = useTranslations('processes.empty');
  const canCreate = useCan('process:write');
  return (
    <EmptyState icon={ListChecks} title={t('title')} action={<NewProcessButton />} className="m-auto">
      <p>{canCreate ? t('lead') : t('leadReadOnly')}</p>
      <ol className="mt-4 flex flex-col gap-2 text-left">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-2.5">
            <span
              aria-hidden="true"
              className="bg-sunken text-ink grid size-5 shrink-0 place-items-center rounded-full text-xs tabular-nums"
            >
              {index + 1}
            </span>
            <span>{t(`step.${step}`)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <ReadMore href="/docs/processes#new">{t('guide')}</ReadMore>
      </p>
    </EmptyState>
  );
}

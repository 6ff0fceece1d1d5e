'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { useLastChange } from '@/components/processes/history/use-last-change';
import { AtsLink } from '@/components/fields/processes/ats-link';
import { useBudgetSummary } from '@/components/fields/processes/use-budget-summary';

/** Facts about the process for the quick view. */
export function ProcessFacts({ process }: { process: ProcessDto }) {
  const t = useTranslations('processes.summary');
  const information = useTranslations('processDetails.information');
  const format = useFormatter();
  const budgetWords = useBudgetSummary();
  const last = useLastChange(process.id);
  const { location, budget, createdBy, externalProcessId, externalRecruitmentId, lastSyncAt } = process;
  const lastSync = (): string => {
    if (lastSyncAt) return format.dateTime(new Date(lastSyncAt), { dateStyle: 'medium', timeStyle: 'short' });
    return externalProcessId ? t('neverSynced') : t('notLinked');
  };
  const facts: { key: Parameters<typeof t>[0] & `fact.${string}`; value: ReactNode }[] = [
    { key: 'fact.number', value: process.ordinalNumber },
    { key: 'fact.recruitmentId', value: externalRecruitmentId },
    {
      key: 'fact.location',
      value:
        location && [information(`locationType.${location.type}`), location.atsLocation].filter(Boolean).join(', '),
    },
    { key: 'fact.budget', value: budget && budgetWords(budget) },
    {
      key: 'fact.createdBy',
      value: t('byOn', {
        who: `${createdBy.firstName} ${createdBy.lastName}`,
        at: format.dateTime(new Date(process.date), { dateStyle: 'medium' }),
      }),
    },
    {
      key: 'fact.lastChange',
      value: last && (
        <>
          {t('byOn', { who: last.who, at: last.at })}
          <span className="text-ink-muted block">{last.what}</span>
          <Link
            href={`/processes/${process.id}?tab=information&view=history`}
            prefetch={false}
            className="text-accent-ink inline-flex min-h-6 items-center rounded-sm hover:underline"
          >
            {t('history')}
          </Link>
        </>
      ),
    },
    { key: 'fact.atsId', value: externalProcessId && <AtsLink process={process} /> },
    { key: 'fact.lastSync', value: lastSync() },
  ];
  return (
    <section aria-label={t('facts')}>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm">
        {facts
          .filter(({ value }) => value !== null && value !== '')
          .map(({ key, value }) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-muted">{t(key)}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

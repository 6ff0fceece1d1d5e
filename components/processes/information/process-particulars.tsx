'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { useLastChange } from '@/components/processes/history/use-last-change';
import { AtsLink } from '@/components/fields/processes/ats-link';
import { ProcessStatusBadge } from '@/components/fields/processes/process-status-badge';

/** Read-only facts: number, status, ATS link, creation and last change. */
export function ProcessParticulars({ process }: { process: ProcessDto }) {
  const t = useTranslations('processDetails.information');
  const format = useFormatter();
  const last = useLastChange(process.id);
  const { externalProcessId, createdBy } = process;
  const facts = [
    { key: 'number', value: process.ordinalNumber },
    { key: 'status', value: <ProcessStatusBadge status={process.status} /> },
    {
      key: 'atsId',
      value: externalProcessId ? (
        <AtsLink process={process} />
      ) : (
        <span className="text-ink-muted">{t('notLinked')}</span>
      ),
    },
    { key: 'extendedAts', value: t(process.extendedAtsIntegration ? 'on' : 'off') },
    {
      key: 'created',
      value: (
        <>
          {createdBy.firstName} {createdBy.lastName}
          <span className="text-ink-muted block text-sm">
            {format.dateTime(new Date(process.date), { dateStyle: 'medium', timeStyle: 'short' })}
          </span>
        </>
      ),
    },
    {
      key: 'changed',
      value: last && (
        <>
          {last.who}
          <span className="text-ink-muted block text-sm">{last.at}</span>
          <span className="text-ink-muted block text-sm">{last.what}</span>
        </>
      ),
    },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 xl:grid-cols-1">
      {facts
        .filter(({ value }) => value !== null)
        .map(({ key, value }) => (
          <div key={key} className="min-w-0">
            <dt className="text-ink-muted text-sm">{t(key)}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/progress-bar';
import { intakeOutcomes } from '@/lib/ats/enums';
import type { ImportRun, RowResult } from './use-import';

function Refused({ results }: { results: readonly RowResult[] }) {
  const t = useTranslations('ats.intake.file');
  const errors = useTranslations('errors');
  const reasonOf = ({ message, code }: RowResult) => {
    if (message) return message;
    if (code === 'network') return t('network');
    return code && errors.has(code) ? errors(code) : t('failed');
  };
  return (
    <section aria-label={t('refused')}>
      <h3 className="font-medium">{t('refused')}</h3>
      <ul className="text-sm">
        {results.map((result) => (
          <li key={result.row.number} className="wrap-anywhere">
            {t('row', { number: result.row.number })} ({result.row.body.externalId}): {reasonOf(result)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far an import is, and what came of each row. */
export function ImportResults({ run: { results, total, isRunning } }: { run: ImportRun }) {
  const t = useTranslations('ats.intake.file');
  const count = (outcome: RowResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  const progress = t('progress', { done: results.length, total });
  return (
    <div className="flex flex-col gap-3">
      {isRunning && <ProgressBar label={t('running')} value={(100 * results.length) / total} valueText={progress} />}
      <p role="status">
        {isRunning ? progress : t(results.length < total ? 'stopped' : 'ended', { done: results.length, total })}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-5">
        {[...intakeOutcomes, 'refused' as const].map((outcome) => (
          <div key={outcome}>
            <dt className="text-ink-muted text-sm">{t(`outcome.${outcome}`)}</dt>
            <dd className="font-medium tabular-nums">{count(outcome)}</dd>
          </div>
        ))}
      </dl>
      {refused.length > 0 && <Refused results={refused} />}
    </div>
  );
}

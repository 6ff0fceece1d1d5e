'use client';

import { useTranslations } from 'next-intl';
import type { FileRow } from './file-rows';

const shown = 5;
const shownProblems = 50;

/** How many rows can be sent, the first of them, and what is wrong with the others. */
export function RowPreview({ rows }: { rows: readonly FileRow[] }) {
  const t = useTranslations('ats.intake.file');
  const good = rows.filter(({ problem }) => problem === null);
  const bad = rows.filter(({ problem }) => problem !== null);
  return (
    <section aria-label={t('preview')} className="flex flex-col gap-2">
      <p role="status">{t('ready', { count: good.length })}</p>
      <ul className="text-ink-muted text-sm">
        {good.slice(0, shown).map(({ number, body, cv }) => {
          const { externalId, firstName, lastName, email } = body;
          const parts = [externalId, [firstName, lastName].filter(Boolean).join(' '), email, cv?.name];
          return (
            <li key={number} className="wrap-anywhere">
              {t('row', { number })}: {parts.filter(Boolean).join(' · ')}
            </li>
          );
        })}
      </ul>
      {bad.length > 0 && (
        <>
          <p className="text-caution-ink">{t('bad', { count: bad.length })}</p>
          <ul className="text-sm">
            {bad.slice(0, shownProblems).map(({ number, problem, body }) => (
              <li key={number} className="wrap-anywhere">
                {t('row', { number })}
                {body.externalId ? ` (${body.externalId})` : ''}: {problem && t(`problem.${problem}`)}
              </li>
            ))}
          </ul>
          {bad.length > shownProblems && <p className="text-sm">{t('more', { count: bad.length - shownProblems })}</p>}
        </>
      )}
    </section>
  );
}

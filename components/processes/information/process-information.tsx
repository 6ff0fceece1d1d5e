'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { languageName } from '@/components/analysis/display-names';
import { Badge } from '@/components/ui/badge';
import type { ProcessDto } from '@/lib/processes/schemas';
import { useBudgetWords } from '../use-budget-words';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b py-4 last:border-b-0">
      <h2 className="text-ink-muted mb-2 text-sm">{title}</h2>
      {children}
    </section>
  );
}

function Nothing() {
  const t = useTranslations('processDetails.information');
  return <p className="text-ink-muted">{t('nothing')}</p>;
}

function Requirements({ process }: { process: ProcessDto }) {
  const t = useTranslations('processDetails.information');
  if (process.requirementList.length === 0) return <Nothing />;
  return (
    <ol className="divide-y rounded-lg border">
      {process.requirementList.map(({ id, text, necessity, importance }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
          <span className="min-w-48 flex-1 text-pretty">{text}</span>
          <span className="flex items-center gap-3">
            <Badge tone={necessity === 'REQUIRED' ? 'accent' : 'neutral'}>{t(`necessity.${necessity}`)}</Badge>
            <span className="text-ink-muted w-32 text-sm">{t('importance', { importance })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Languages({ process }: { process: ProcessDto }) {
  const t = useTranslations('processDetails.information');
  const locale = useLocale();
  if (process.languages.length === 0) return <Nothing />;
  return (
    <ul className="space-y-1">
      {process.languages.map(({ id, language, level, counted }) => (
        <li key={id}>
          {languageName(language, locale)}, {t(`level.${level}`)}
          {!counted && <span className="text-ink-muted"> · {t('notCounted')}</span>}
        </li>
      ))}
    </ul>
  );
}

function Budget({ budget }: { budget: NonNullable<ProcessDto['budget']> }) {
  const words = useBudgetWords();
  return <p>{words(budget)}</p>;
}

/** Everything the process says, to be read: what candidates are judged against and who asked for it. */
export function ProcessInformation({ process }: { process: ProcessDto }) {
  const t = useTranslations('processDetails.information');
  const format = useFormatter();
  const facts = [
    { key: 'number', value: String(process.ordinalNumber) },
    { key: 'atsId', value: process.externalProcessId ?? t('notLinked') },
    { key: 'recruitmentId', value: process.externalRecruitmentId ?? t('nothing') },
    { key: 'createdBy', value: `${process.createdBy.firstName} ${process.createdBy.lastName}` },
    { key: 'date', value: format.dateTime(new Date(process.date), { dateStyle: 'long' }) },
  ] as const;
  return (
    <div className="bg-surface rounded-lg border px-5">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-3 border-b py-4">
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt className="text-ink-muted text-sm">{t(key)}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Section title={t('description')}>
        {process.requirements ? <p className="max-w-prose whitespace-pre-line">{process.requirements}</p> : <Nothing />}
      </Section>
      <Section title={t('requirements')}>
        <Requirements process={process} />
      </Section>
      <Section title={t('languages')}>
        <Languages process={process} />
      </Section>
      <Section title={t('redFlags')}>
        {process.redFlags.length === 0 ? (
          <Nothing />
        ) : (
          <ul className="list-disc space-y-1 pl-5">
            {process.redFlags.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('location')}>
        {process.location ? (
          <p>
            {t(`locationType.${process.location.type}`)}
            {process.location.atsLocation && `, ${process.location.atsLocation}`}
          </p>
        ) : (
          <Nothing />
        )}
      </Section>
      <Section title={t('budget')}>{process.budget ? <Budget budget={process.budget} /> : <Nothing />}</Section>
    </div>
  );
}

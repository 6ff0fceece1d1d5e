'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { languageName } from '@/components/analysis/display-names';
import { Badge } from '@/components/ui/badge';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { useBudgetSummary } from '@/components/fields/processes/use-budget-summary';
import { descriptionParts } from './description-parts';
import { FactList } from './information-section';

interface ContentProps {
  process: ProcessDto;
}

function Nothing({ children }: { children?: ReactNode }) {
  const t = useTranslations('processDetails.information');
  return <p className="text-ink-muted">{children ?? t('nothing')}</p>;
}

export function DetailsContent({ process }: ContentProps) {
  const t = useTranslations('processDetails.information');
  const engines = useTranslations('processSections.details.engine');
  return (
    <FactList
      facts={[
        { key: 'name', label: t('name'), value: process.name },
        { key: 'recruitmentId', label: t('recruitmentId'), value: process.externalRecruitmentId ?? <Nothing /> },
        { key: 'engine', label: engines('label'), value: engines(process.engine ?? 'default') },
      ]}
    />
  );
}

export function DescriptionContent({ process }: ContentProps) {
  return process.requirements ? <DescriptionText text={process.requirements} /> : <Nothing />;
}

export function BudgetContent({ process: { budget } }: ContentProps) {
  const t = useTranslations('processDetails.information');
  const words = useBudgetSummary();
  return budget ? <p>{words(budget)}</p> : <Nothing>{t('noBudget')}</Nothing>;
}

export function LocationContent({ process: { location } }: ContentProps) {
  const t = useTranslations('processDetails.information');
  if (!location) return <Nothing>{t('noLocation')}</Nothing>;
  return (
    <p className="break-words">
      {[t(`locationType.${location.type}`), location.atsLocation].filter(Boolean).join(', ')}
    </p>
  );
}

export function RedFlagsContent({ process: { redFlags } }: ContentProps) {
  const t = useTranslations('processDetails.information');
  if (redFlags.length === 0) return <Nothing>{t('noRedFlags')}</Nothing>;
  return (
    <ul className="marker:text-ink-faint max-w-prose list-disc space-y-1 pl-5">
      {redFlags.map(({ id, text }) => (
        <li key={id} className="break-words">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Languages, and requirements with necessity and importance. */
export function CriteriaContent({ process }: ContentProps) {
  const t = useTranslations('processDetails.information');
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="mb-1 font-medium">{t('languages')}</h3>
        <Languages languages={process.languages} />
      </div>
      <div>
        <h3 className="mb-1.5 font-medium">{t('requirements')}</h3>
        {process.requirementList.length === 0 ? (
          <Nothing>{t('noRequirements')}</Nothing>
        ) : (
          <ol className="divide-y rounded-lg border">
            {process.requirementList.map((requirement) => (
              <Requirement key={requirement.id} requirement={requirement} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function Languages({ languages }: Pick<ProcessDto, 'languages'>) {
  const t = useTranslations('processDetails.information');
  const locale = useLocale();
  if (languages.length === 0) return <Nothing>{t('noLanguages')}</Nothing>;
  return (
    <ul className="space-y-1">
      {languages.map(({ id, language, level, counted }) => (
        <li key={id}>
          {languageName(language, locale)}
          <span className="text-ink-muted">
            {' · '}
            {t(`level.${level}`)}
            {' · '}
            {counted ? t('counted') : t('notCounted')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Requirement({ requirement }: { requirement: ProcessDto['requirementList'][number] }) {
  const t = useTranslations('processDetails.information');
  const weights = useTranslations('processForm.requirement.importance');
  const { text, necessity, importance } = requirement;
  const step = (['1', '2', '3', '4', '5'] as const).find((one) => one === String(importance)) ?? '3';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
      <span className="min-w-48 flex-1 text-pretty break-words">{text}</span>
      <span className="flex items-center gap-3">
        <span className="w-24">
          <Badge tone={necessity === 'REQUIRED' ? 'accent' : 'neutral'}>{t(`necessity.${necessity}`)}</Badge>
        </span>
        <span className="flex w-36 items-center gap-2 text-sm">
          <span className="flex shrink-0 gap-0.5" aria-hidden="true">
            {[1, 2, 3, 4, 5].map((dot) => (
              <span key={dot} className={`size-1.5 rounded-full ${dot <= importance ? 'bg-accent' : 'bg-line'}`} />
            ))}
          </span>
          <span className="sr-only">{t('importance', { importance })}</span>
          <span className="text-ink-muted">{weights(step)}</span>
        </span>
      </span>
    </li>
  );
}

/** A plain-text description with its lists rendered as lists. */
function DescriptionText({ text }: { text: string }) {
  const list = 'marker:text-ink-faint space-y-0.5 pl-5';
  return (
    <div className="flex max-w-prose flex-col gap-2 break-words">
      {descriptionParts(text).map((part, index) => {
        // Parts never reorder.
        if (part.kind === 'paragraph') {
          return (
            <p key={index} className="whitespace-pre-line">
              {part.lines.join('\n')}
            </p>
          );
        }
        const entries = part.entries.map((entry, place) => <li key={place}>{entry}</li>);
        return part.kind === 'bullets' ? (
          <ul key={index} className={`list-disc ${list}`}>
            {entries}
          </ul>
        ) : (
          <ol key={index} className={`list-decimal ${list}`}>
            {entries}
          </ol>
        );
      })}
    </div>
  );
}

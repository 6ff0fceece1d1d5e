'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HiddenTextCard } from '@/components/analysis/hidden-text-card';
import { UnreadPartsCard } from '@/components/analysis/unread-parts-card';
import { countryName, languageName } from '@/components/analysis/display-names';
import type { AnalysisDto, TextField } from '@/lib/domain/analysis-schemas';
import { useCan } from '@/components/users/current-user';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { maySplit } from '@/lib/domain/candidate-status';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { acceptsCvs } from '@/lib/domain/process-status';
import { ReadingCard } from './reading-card';
import { Section } from './section';
import { SetAsideCard } from './set-aside-card';
import { SharedCvCard } from './shared-cv-card';
import { SplitOffer } from './split-offer';
import { TextAuthorNote } from './text-author-note';
import { WrittenInNote } from './written-in-note';
import { useSalaryText } from './use-salary-text';

interface TextListProps {
  field: Exclude<TextField, 'feedback'>;
  analysis: AnalysisDto | null;
}

/** A list says who wrote it, and in which language, where that is not who wrote the paragraph above. */
function TextList({ field, analysis }: TextListProps) {
  const title = useTranslations('candidateDetails')(field);
  const items = analysis?.[field] ?? [];
  if (!analysis || items.length === 0) return null;
  return (
    <Section title={title}>
      <ul
        lang={analysis.textsBy[field] === 'RULES' ? analysis.locale : undefined}
        className="marker:text-ink-faint max-w-prose list-disc space-y-1 pl-5"
      >
        {items.map((item) => (
          <li key={item} className="text-pretty">
            {item}
          </li>
        ))}
      </ul>
      {analysis.textsBy[field] !== analysis.textsBy.feedback && <TextAuthorNote analysis={analysis} field={field} />}
      {analysis.textsBy.feedback === 'MODEL' && <WrittenInNote analysis={analysis} field={field} />}
    </Section>
  );
}

/** Facts about the candidate; unknown ones are left out. */
function useFacts(candidate: CandidateDto): { key: string; value: ReactNode }[] {
  const t = useTranslations('candidateDetails');
  const format = useFormatter();
  const salaryText = useSalaryText();
  const locale = useLocale();
  const country = candidate.country && countryName(candidate.country, locale);
  const place = [candidate.city, candidate.voivodeship, country].filter(Boolean).join(', ');
  const facts: { key: string; value: ReactNode }[] = [
    { key: t('fact.currentPosition'), value: candidate.currentPosition },
    { key: t('fact.place'), value: place || null },
    {
      key: t('fact.email'),
      value: candidate.email && (
        <a href={`mailto:${candidate.email}`} className="underline">
          {candidate.email}
        </a>
      ),
    },
    {
      key: t('fact.phone'),
      value: candidate.phone && (
        <a href={`tel:${candidate.phone.replace(/\s/g, '')}`} className="underline">
          {candidate.phone}
        </a>
      ),
    },
    {
      key: t('fact.expectedSalary'),
      value: salaryText(candidate.expectedSalary),
    },
    { key: t('fact.applicationSources'), value: candidate.applicationSources.join(', ') || null },
    { key: t('fact.atsId'), value: candidate.atsId },
    { key: t('fact.ownId'), value: candidate.ownId },
    { key: t('fact.date'), value: format.dateTime(new Date(candidate.date), { dateStyle: 'long' }) },
  ];
  return facts.filter(({ value }) => Boolean(value));
}

interface CandidateSummaryProps {
  candidate: CandidateDto;
  processStatus: ProcessStatus;
}

/** Facts from the CV and the texts of the analysis. */
export function CandidateSummary({ candidate, processStatus }: CandidateSummaryProps) {
  const t = useTranslations('candidateDetails');
  const levels = useTranslations('candidates.languageLevel');
  const locale = useLocale();
  const facts = useFacts(candidate);
  const { analysis } = candidate;
  const mayUpload = useCan('candidate:upload') && acceptsCvs(processStatus);
  const offersSplit = candidate.setAside.some(({ kind }) => kind === 'PERSON');
  return (
    <>
      {analysis?.feedback && (
        <Section title={t('feedback')}>
          <p
            lang={analysis.textsBy.feedback === 'RULES' ? analysis.locale : undefined}
            className="max-w-prose text-pretty whitespace-pre-line"
          >
            {analysis.feedback}
          </p>
          <TextAuthorNote analysis={analysis} field="feedback" />
          <WrittenInNote analysis={analysis} field="feedback" />
        </Section>
      )}
      <TextList field="strengths" analysis={analysis} />
      <TextList field="weaknesses" analysis={analysis} />
      <TextList field="redFlags" analysis={analysis} />
      <TextList field="tips" analysis={analysis} />
      <SharedCvCard candidate={candidate} mayUndo={mayUpload} />
      <SetAsideCard
        setAside={candidate.setAside}
        action={offersSplit && mayUpload && maySplit(candidate) ? <SplitOffer candidate={candidate} /> : null}
      />
      <HiddenTextCard hiddenText={candidate.hiddenText} />
      <UnreadPartsCard parts={candidate.unreadParts} />
      <ReadingCard pages={candidate.pages} cvKind={candidate.cvKind} />
      <Section title={t('profile')}>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-6 gap-y-2.5">
          {facts.map(({ key, value }) => (
            <div key={key} className="min-w-0">
              <dt className="text-ink-muted text-sm">{key}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {candidate.languages.length > 0 && (
        <Section title={t('languages')}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {candidate.languages.map(({ language, level }) => (
              <li key={language}>
                {languageName(language, locale)} <span className="text-ink-muted">{levels(level)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {candidate.about && (
        <Section title={t('about')}>
          <p className="max-w-prose text-pretty whitespace-pre-line">{candidate.about}</p>
        </Section>
      )}
    </>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { languageName } from '@/components/analysis/display-names';
import { DecisionBadge } from '@/components/candidates/decisions/decision-badge';
import { candidateHref, candidateName } from '@/components/fields/candidates/candidate-name';
import { CandidateStatus } from '@/components/fields/candidates/candidate-status';
import { MatchCell } from '@/components/fields/candidates/match-cell';
import { usePayText } from '@/components/fields/candidates/use-pay-text';
import { PageTitle } from '@/components/page/page-title';
import { PlainCheckbox } from '@/components/ui/plain-checkbox';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { StarRating } from '@/components/ui/star-rating';
import { cn } from '@/components/ui/class-names';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { CompareCell } from './compare-cell';
import { compareRows } from './compare-rows';

// On a phone a part of the second candidate is seen, so that it is plain where to scroll.
const headClasses = 'bg-surface border-line border-b px-3 py-2 text-left align-top font-normal';
const firstClasses = 'bg-surface sticky left-0 z-10 w-32 min-w-32 border-r sm:w-56 sm:min-w-36';

function CandidateHead({ candidate }: { candidate: CandidateDto }) {
  const t = useTranslations('candidates');
  const { processId, id, decision, currentPosition } = candidate;
  const name = candidateName(candidate, (number) => t('numbered', { number }));
  return (
    <div className="space-y-1.5">
      <Link href={candidateHref(processId, id, null)} className="block font-medium break-words hover:underline">
        {name}
      </Link>
      {currentPosition && <p className="text-ink-muted text-sm break-words">{currentPosition}</p>}
      <MatchCell candidate={candidate} />
      <StarRating value={candidate.rate} source={candidate.rateSource} label={t('rateOf', { name })} />
      <p className="flex flex-wrap gap-1.5">
        {decision ? (
          <DecisionBadge decision={decision.decision} holdUntil={decision.holdUntil} />
        ) : (
          <CandidateStatus candidate={candidate} />
        )}
      </p>
    </div>
  );
}

/** What the CVs say besides the criteria. */
function useFacts() {
  const t = useTranslations('candidateDetails');
  const levels = useTranslations('candidates.languageLevel');
  const payText = usePayText();
  const locale = useLocale();
  return [
    {
      key: t('fact.place'),
      of: ({ city, voivodeship }: CandidateDto) => [city, voivodeship].filter(Boolean).join(', '),
    },
    {
      key: t('fact.expectedSalary'),
      of: ({ expectedPay }: CandidateDto) => payText(expectedPay) ?? '',
    },
    {
      key: t('languages'),
      of: ({ languages }: CandidateDto) =>
        languages.map(({ language, level }) => `${languageName(language, locale)}: ${levels(level)}`).join('; '),
    },
  ];
}

/** Two to five candidates side by side, criterion by criterion with quotes. */
export function CompareScreen({ processId, candidates }: { processId: string; candidates: CandidateDto[] }) {
  const t = useTranslations('compare');
  const facts = useFacts();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const rows = compareRows(candidates);
  const shown = onlyDifferent ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      <PageTitle
        titleId="compare.title"
        backButtonId="candidateDetails.back"
        backButtonUrl={`/processes/${processId}`}
        actions={
          <label className="flex items-center gap-2">
            <PlainCheckbox checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)} />
            {t('onlyDifferent')}
          </label>
        }
      />
      <div
        role="region"
        aria-label={t('title')}
        tabIndex={scrollRegionTabIndex}
        className="bg-surface mx-4 mb-4 min-h-0 overflow-auto rounded-lg border lg:mx-6"
      >
        <table className="w-full border-separate border-spacing-0">
          <thead className="sticky top-0 z-20">
            <tr>
              <th scope="col" className={cn(headClasses, firstClasses)}>
                <span className="text-ink-muted text-sm">{t('criterion')}</span>
              </th>
              {candidates.map((candidate) => (
                <th key={candidate.id} scope="col" className={cn(headClasses, 'w-96 min-w-48 sm:min-w-56')}>
                  <CandidateHead candidate={candidate} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.criterionId}>
                <th scope="row" className={cn(headClasses, firstClasses, 'text-pretty break-words')}>
                  {row.label}
                </th>
                {row.verdicts.map((verdict, index) => (
                  <td key={candidates[index]?.id} className="border-line border-b px-3 py-2 align-top">
                    <CompareCell verdict={verdict} />
                  </td>
                ))}
              </tr>
            ))}
            {facts.map(({ key, of }) => (
              <tr key={key}>
                <th scope="row" className={cn(headClasses, firstClasses, 'text-ink-muted')}>
                  {key}
                </th>
                {candidates.map((candidate) => (
                  <td key={candidate.id} className="border-line border-b px-3 py-2 align-top text-pretty break-words">
                    {of(candidate) || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > 0 && shown.length === 0 && <p className="text-ink-muted px-4 pb-4 lg:px-6">{t('noDifference')}</p>}
    </>
  );
}

'use client';
import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { languageName } from '@/components/analysis/display-names';
import { usePayText } from '@/components/fields/candidates/use-pay-text';
import { PageBody } from '@/components/page/page-body';
import { PageTitle } from '@/components/page/page-title';
import { candidateQuery } from '@/components/queries/candidates/candidate-queries';
import { pageDataStaleTime } from '@/components/query/polling-intervals';
import { useStored, writeStored } from '@/components/state/browser-storage';
import { useKeptScroll } from '@/components/state/use-kept-scroll';
import { PlainCheckbox } from '@/components/ui/plain-checkbox';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { cn } from '@/components/ui/class-names';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { compareClasses } from './compare-classes';
import { CompareHead } from './compare-head';
import { CompareRow } from './compare-row';
import { compareRows } from './compare-rows';

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

interface CompareScreenProps {
  processId: string;
  /** Of the page load. */
  candidates: CandidateDto[];
  /** When they were loaded, in epoch milliseconds. */
  loadedAt: number;
  /** The process. */
  archived: boolean;
}

/** Two to five candidates side by side, criterion by criterion with quotes; decided about and opened from here. */
export function CompareScreen({ processId, candidates: loaded, loadedAt, archived }: CompareScreenProps) {
  const t = useTranslations('compare');
  const facts = useFacts();
  const candidates = useCompared(loaded, loadedAt);
  const scroll = useKeptScroll<HTMLDivElement>();
  const [onlyDifferent, setOnlyDifferent] = useOnlyDifferent();
  const rows = compareRows(candidates);
  const shown = onlyDifferent ? rows.filter(({ differs }) => differs) : rows;
  const { head, first, cell } = compareClasses;
  return (
    <PageBody fill>
      <PageTitle
        titleId="compare.title"
        isOneRow
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
        {...scroll}
        role="region"
        aria-label={t('title')}
        tabIndex={scrollRegionTabIndex}
        className="bg-surface mx-4 mb-4 min-h-0 overflow-auto rounded-lg border lg:mx-6"
      >
        <table className="w-full border-separate border-spacing-0">
          <thead className="sticky top-0 z-20">
            <tr>
              <th scope="col" className={cn(head, first)}>
                <span className="text-ink-muted text-sm">{t('criterion')}</span>
              </th>
              {candidates.map((candidate) => (
                <th key={candidate.id} scope="col" className={cn(head, 'w-96 min-w-48 sm:min-w-50')}>
                  <CompareHead candidate={candidate} archived={archived} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <CompareRow key={row.criterionId} row={row} ids={candidates.map(({ id }) => id)} />
            ))}
            {facts.map(({ key, of }) => (
              <tr key={key}>
                <th scope="row" className={cn(head, first, 'text-ink-muted')}>
                  {key}
                </th>
                {candidates.map((candidate) => (
                  <td key={candidate.id} className={cn(cell, 'text-pretty break-words')}>
                    {of(candidate) || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > 0 && shown.length === 0 && <p className="text-ink-muted px-4 pb-4 lg:px-6">{t('noDifference')}</p>}
    </PageBody>
  );
}

/** The compared candidates as they are now: decisions and thumbs show at once. It opens none of them. */
function useCompared(candidates: readonly CandidateDto[], loadedAt: number): CandidateDto[] {
  const results = useQueries({
    queries: candidates.map((candidate) => ({
      ...candidateQuery(candidate.processId, candidate.id, { peek: true }),
      initialData: candidate,
      initialDataUpdatedAt: loadedAt,
      staleTime: pageDataStaleTime,
    })),
  });
  return candidates.map((candidate, index) => results[index]?.data ?? candidate);
}

const storageKey = 'compare-only-different';

/** Whether the comparison leaves out the criteria with the same verdict for all, which this browser remembers. */
function useOnlyDifferent(): [isOnly: boolean, change: (isOnly: boolean) => void] {
  const isOnly = useStored('local', storageKey) === 'yes';
  return [isOnly, (next) => writeStored('local', storageKey, next ? 'yes' : null)];
}

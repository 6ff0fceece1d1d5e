'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useStageNames } from '@/components/ats/picks/use-stage-names';
import { candidateHref, candidateName } from '@/components/fields/candidates/candidate-name';
import { ColumnNames } from '@/components/ui/column-names';
import type { TrialCandidate } from '@/lib/ats/sync/trial/trial-schemas';

const columns = ['candidate', 'stage', 'sources', 'cv'] as const;

interface TrialTableProps {
  processId: string;
  candidates: readonly TrialCandidate[];
}

/** Name, stage, source and CV of each; what the ATS does not tell is said. On a narrow screen each is a block of lines. */
export function TrialTable({ processId, candidates }: TrialTableProps) {
  const t = useTranslations('ats.trial');
  const list = useTranslations('candidates');
  const stageName = useStageNames(processId);
  const cell = 'py-1.5 pr-4 align-top break-words last:pr-0 max-md:flex max-md:gap-2 max-md:py-0.5';
  const label = (id: (typeof columns)[number]) => (
    <span className="text-ink-muted w-20 shrink-0 md:hidden" aria-hidden="true">
      {t(`column.${id}`)}
    </span>
  );
  return (
    <table aria-label={t('list')} className="w-full text-left">
      <ColumnNames
        columns={columns}
        nameOf={(id) => t(`column.${id}`)}
        className="max-md:sr-only"
        cellOf={() => 'py-1 pr-4 last:pr-0'}
      />
      <tbody>
        {candidates.map((candidate) => {
          const { candidateId, stageId, sources, hasCv, cvFileName, hasName } = candidate;
          return (
            <tr key={candidateId} className="border-t max-md:block max-md:py-2">
              <th scope="row" className={`${cell} font-normal`}>
                <span className="min-w-0">
                  <Link
                    href={candidateHref(processId, candidateId, null)}
                    prefetch={false}
                    className="text-accent-ink rounded-sm font-medium hover:underline"
                  >
                    {candidateName({ ...candidate, cvFileName: null }, (number) => list('numbered', { number }))}
                  </Link>
                  {!hasName && <Missing>{t('missing.name')}</Missing>}
                </span>
              </th>
              <td className={cell}>
                {label('stage')}
                {stageId === null ? <Missing>{t('missing.stage')}</Missing> : (stageName(stageId) ?? stageId)}
              </td>
              <td className={cell}>
                {label('sources')}
                {sources.length === 0 ? <Missing>{t('missing.sources')}</Missing> : sources.join(', ')}
              </td>
              <td className={cell}>
                {label('cv')}
                {hasCv ? (cvFileName ?? t('hasCv')) : <Missing>{t('missing.cv')}</Missing>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Missing({ children }: { children: string }) {
  return (
    <span className="text-caution-ink flex items-start gap-1.5">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {children}
    </span>
  );
}

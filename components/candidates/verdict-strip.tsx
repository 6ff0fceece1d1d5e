'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { CandidateListItem } from '@/lib/candidates/schemas';
import { LazyTooltip } from './lazy-tooltip';

/** px of one mark. */
export const markWidth = 18;

type Mark = CandidateListItem['verdicts'][number];

function MarkTooltip({ mark }: { mark: Mark }) {
  const t = useTranslations('candidates');
  const ui = useTranslations('ui');
  const word = ui(`${mark.kind === 'RED_FLAG' ? 'redFlagVerdict' : 'verdict'}.${mark.verdict}`);
  return (
    <span className="block space-y-0.5">
      <span className="block font-medium">{mark.label}</span>
      <span className="block">{word}</span>
      {mark.quote && <q className="line-clamp-4 block italic">{mark.quote}</q>}
      {!mark.quote && mark.verdict === 'NO_INFORMATION' && <span className="block">{t('nothingSaid')}</span>}
    </span>
  );
}

/** One small mark a criterion, in the process's order. Memoised: a live list is drawn again every second. */
export const VerdictStrip = memo(function VerdictStrip({ verdicts }: { verdicts: readonly Mark[] }) {
  const ui = useTranslations('ui');
  if (verdicts.length === 0) return null;
  const summary = verdicts
    .map((mark) => {
      const word = ui(`${mark.kind === 'RED_FLAG' ? 'redFlagVerdict' : 'verdict'}.${mark.verdict}`);
      return `${mark.label}: ${word}`;
    })
    .join('; ');
  return (
    <span role="img" aria-label={summary} className="flex items-center">
      {verdicts.map((mark) => {
        return (
          <LazyTooltip
            key={mark.criterionId}
            className="grid h-8 w-4.5 shrink-0 place-items-center"
            content={() => <MarkTooltip mark={mark} />}
          >
            <VerdictMark verdict={mark.verdict} redFlag={mark.kind === 'RED_FLAG'} show="mark" />
          </LazyTooltip>
        );
      })}
    </span>
  );
});

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ScoreBar } from '@/components/ui/score-bar';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { OpenCandidate, OpenPoint } from '@/lib/interviews/schemas';

function Point({ point }: { point: OpenPoint }) {
  const t = useTranslations('interviews.point');
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 py-1 sm:grid-cols-[11.5rem_1fr_auto]">
      <VerdictMark verdict={point.verdict} className="max-sm:col-start-1 max-sm:row-start-2" />
      <span className="min-w-0 break-words max-sm:col-start-1 max-sm:row-start-1">{point.label}</span>
      <span className="text-ink-muted text-sm tabular-nums">{t('gap', { points: point.gap })}</span>
    </li>
  );
}

/** A candidate: how far the score may still move, and what to ask. */
export function OpenCandidateCard({ candidate }: { candidate: OpenCandidate }) {
  const t = useTranslations('interviews');
  const { candidateId, processId, matchScore, rangeLow, rangeHigh, points, furtherPoints } = candidate;
  const isOpen = rangeLow !== null && rangeHigh !== null;
  const name = candidate.name ?? t('candidateNumber', { number: candidate.ordinalNumber });
  const href = `/processes/${processId}/candidates/${candidateId}?tab=matching`;
  return (
    <li className="bg-surface rounded-lg border px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h3 className="font-medium break-words">
            <Link href={href} prefetch={false} className="hover:text-accent-ink rounded-sm hover:underline">
              {name}
            </Link>
          </h3>
          <p className="text-ink-muted text-sm break-words">{candidate.processName}</p>
        </div>
        <p className="flex items-center gap-3 text-sm">
          <ScoreBar
            score={matchScore}
            {...(isOpen ? { range: { low: rangeLow, high: rangeHigh } } : {})}
            label={matchScore === null ? t('noScore') : t('score', { score: matchScore })}
            // On a phone it is below the name and aligned with it.
            className="w-32 max-sm:[&>span:first-child]:w-auto"
          />
          <span className="text-ink-muted tabular-nums">
            {isOpen ? t('range', { low: rangeLow, high: rangeHigh }) : t('noScore')}
          </span>
        </p>
      </div>
      <ul aria-label={t('pointsOf', { name })} className="mt-2 divide-y border-t pt-1">
        {points.map((point) => (
          <Point key={point.criterionId} point={point} />
        ))}
      </ul>
      <p className="mt-1 text-sm">
        <Link
          href={href}
          prefetch={false}
          className="text-accent-ink inline-flex items-center gap-1 rounded-sm hover:underline"
        >
          {furtherPoints > 0 ? t('more', { count: furtherPoints }) : t('open')}
          <span className="sr-only">: {name}</span>
          <ArrowRight className="size-3.5" aria-hidden="true" />
        </Link>
      </p>
    </li>
  );
}

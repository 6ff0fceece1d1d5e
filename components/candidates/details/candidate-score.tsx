'use client';

import { ChevronDown, Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { ScoreBar } from '@/components/ui/score-bar';
import { ScoreChange } from '@/components/fields/candidates/score-change';
import { useUnreadText } from '@/components/fields/candidates/use-unread-text';
import { useShownStars } from '@/components/fields/candidates/use-shown-stars';
import { PendingMark } from '@/components/pending-changes/pending-mark';
import { StarRating } from '@/components/ui/star-rating';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

interface CandidateScoreProps {
  candidate: CandidateDto;
  name: string;
  /** Null: read only. */
  onRate: ((rate: number) => void) | null;
}

interface ScoreLine {
  text: string;
  isCaution?: boolean;
}

type Verdicts = NonNullable<CandidateDto['analysis']>['verdicts'];

/** The required criteria with a verdict; one that is to be checked limits nothing. */
const required = (verdicts: Verdicts, verdict: Verdict) =>
  verdicts.filter(
    (one) =>
      one.criterion.necessity === 'REQUIRED' && one.verdict === verdict && !(verdict === 'NOT_MET' && one.toCheck),
  );

/** What the score depends on, a line each: what limits it, and what the CV does not say. */
function useScoreWords({ analysis, rangeLow: low, rangeHigh: high }: CandidateDto): ScoreLine[] {
  const t = useTranslations('candidates');
  if (!analysis || low === null || high === null) return [];
  const { verdicts, scoreBreakdown } = analysis;
  const labels = new Map(scoreBreakdown.lines.map(({ criterionId, label }) => [criterionId, label]));
  const judged = scoreBreakdown.lines.filter(({ kind }) => kind !== 'RED_FLAG');
  const silent = judged.filter(({ verdict }) => verdict === 'NO_INFORMATION').length;
  const [limiting, ...others] = scoreBreakdown.capped ? required(verdicts, 'NOT_MET') : [];
  const mayBeLimited = !scoreBreakdown.capped && required(verdicts, 'NO_INFORMATION').length > 0;
  const criterion = limiting && (labels.get(limiting.criterion.criterionId) ?? limiting.criterion.text);
  const silence =
    silent > 0
      ? t(silent * 2 >= judged.length ? 'scoreTooLittle' : 'scoreSilent', { silent, all: judged.length })
      : t('scoreCertain');
  return [
    ...(criterion ? [{ text: t('scoreLimited', { criterion, others: others.length }), isCaution: true }] : []),
    { text: silence },
    ...(low === high ? [] : [{ text: t(mayBeLimited ? 'scoreRangeLimited' : 'scoreRangeWords', { low, high }) }]),
  ];
}

/** The words about the score in two lines, which unfold. */
function ScoreWords({ lines }: { lines: readonly ScoreLine[] }) {
  const t = useTranslations('candidates');
  const [isOpen, setIsOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <>
      <p
        className={cn(
          'text-ink-muted min-w-32 flex-1',
          isOpen ? 'order-last max-w-prose basis-full text-sm text-pretty' : 'line-clamp-2 text-xs leading-4',
        )}
      >
        {lines.map(({ text, isCaution = false }, index) => (
          <span key={text} className={cn(isCaution && 'text-caution-ink', isOpen && 'block')}>
            {index > 0 && !isOpen && ' · '}
            {text}
          </span>
        ))}
      </p>
      <IconButton
        size="sm"
        label={isOpen ? t('scoreLess') : t('scoreMore')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown className={cn('transition-transform duration-100', isOpen && 'rotate-180')} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** Why there is no score: hidden until the verdicts are read or the candidate is judged, CV not read by the rules, not analysed. */
function NoScore({ candidate }: { candidate: Pick<CandidateDto, 'unreadLanguage' | 'isScoreHidden' | 'isToJudge'> }) {
  const { unreadLanguage, isScoreHidden, isToJudge } = candidate;
  const t = useTranslations('candidates');
  const unread = useUnreadText();
  if (isScoreHidden)
    return <p className="text-ink-muted">{t(isToJudge ? 'calibration.score' : 'hiddenScore.score')}</p>;
  if (unreadLanguage === undefined) return <p className="text-ink-muted">{t('noScore')}</p>;
  return (
    <p className="bg-caution-soft text-caution-ink flex items-start gap-2.5 rounded-lg px-3 py-2.5 text-pretty">
      <Languages className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {unread(unreadLanguage)}
    </p>
  );
}

/** The score with its range and the stars, in one row above both tabs. */
export function CandidateScore({ candidate, name, onRate }: CandidateScoreProps) {
  const t = useTranslations('candidates');
  // Opening the candidate ends the change for the next answer, not for who reads it now.
  const [first] = useState(candidate.earlierScore ?? candidate.matchScore);
  const stars = useShownStars(candidate);
  const lines = useScoreWords(candidate);
  const { matchScore: score, rangeLow: low, rangeHigh: high } = candidate;
  const open = low !== null && high !== null && low !== high;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-4 py-1">
      {score !== null ? (
        <>
          <span className="flex items-center gap-2">
            <ScoreBar
              score={score}
              label={t('scoreOf', { score })}
              {...(open ? { range: { low, high } } : {})}
              className="w-40 text-xl leading-7 [&>span:first-child]:w-9 [&>span:first-child]:text-left"
            />
            <ScoreChange from={first} to={score} />
          </span>
          <ScoreWords lines={lines} />
        </>
      ) : (
        <NoScore candidate={candidate} />
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        {stars.pending && <PendingMark change={stars.pending} />}
        <StarRating
          value={stars.rate}
          source={stars.rateSource}
          label={t('rateOf', { name })}
          {...(onRate ? { onChange: onRate } : {})}
        />
      </div>
    </div>
  );
}

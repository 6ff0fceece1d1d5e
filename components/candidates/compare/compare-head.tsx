'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { CandidateThumbs } from '@/components/candidates/decisions/candidate-thumbs';
import { DecisionBadge } from '@/components/candidates/decisions/decision-badge';
import { decisionLooks } from '@/components/candidates/decisions/decision-looks';
import { useChooseDecision } from '@/components/candidates/decisions/use-choose-decision';
import { candidateHref, candidateName } from '@/components/fields/candidates/candidate-name';
import { CandidateStatus } from '@/components/fields/candidates/candidate-status';
import { MatchCell } from '@/components/fields/candidates/match-cell';
import { IconButton } from '@/components/ui/icon-button';
import { useCan } from '@/components/users/current-user';
import { PendingMark } from '@/components/pending-changes/pending-mark';
import { decisions } from '@/lib/domain/candidate-enums';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

interface CompareHeadProps {
  candidate: CandidateDto;
  archived: boolean;
}

/** Who stands in the column: the name leads to the candidate; below it the score, the decision and the thumbs. */
export function CompareHead({ candidate, archived }: CompareHeadProps) {
  const t = useTranslations('candidates');
  const mayDecide = useCan('candidate:decide') && !archived;
  const mayGive = useCan('candidate:comment') && !archived;
  const { processId, id, currentPosition } = candidate;
  const name = candidateName(candidate, (number) => t('numbered', { number }));
  const href = candidateHref(processId, id, null);
  return (
    <div className="space-y-1">
      <div className="flex items-start justify-between gap-x-2">
        <Link href={href} title={name} className="line-clamp-3 min-w-0 font-medium break-words hover:underline">
          {name}
        </Link>
        <MatchCell candidate={candidate} />
      </div>
      <p className="text-ink-muted low:hidden truncate text-sm" title={currentPosition ?? undefined}>
        {currentPosition ?? '–'}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CompareDecision candidate={candidate} name={name} href={href} mayDecide={mayDecide} />
        <CandidateThumbs candidate={candidate} mayGive={mayGive} />
      </div>
    </div>
  );
}

interface CompareDecisionProps {
  candidate: CandidateDto;
  name: string;
  href: string;
  mayDecide: boolean;
}

/** The decision about one of the compared: buttons, or for a reader what was decided. */
function CompareDecision({ candidate, name, href, mayDecide }: CompareDecisionProps) {
  const t = useTranslations('decisions');
  const { waiting, choose, deciding, dialog } = useChooseDecision({ candidate, name, href, mayDecide });
  const decided = waiting?.body.decision ?? candidate.decision?.decision;
  if (!mayDecide) {
    const holdUntil = waiting ? waiting.body.holdUntil : candidate.decision?.holdUntil;
    return decided ? (
      <DecisionBadge decision={decided} holdUntil={holdUntil ?? null} />
    ) : (
      <CandidateStatus candidate={candidate} />
    );
  }
  return (
    <>
      <div role="group" aria-label={t('of', { name })} className="flex gap-1">
        {decisions.map((kind) => {
          const Icon = decisionLooks[kind].icon;
          return (
            <IconButton
              key={kind}
              size="sm"
              label={t(`act.${kind}`)}
              variant={decided === kind ? 'primary' : 'secondary'}
              aria-pressed={decided === kind}
              aria-disabled={deciding || undefined}
              onClick={() => choose(kind)}
            >
              <Icon aria-hidden="true" />
            </IconButton>
          );
        })}
      </div>
      {waiting && <PendingMark change={waiting} />}
      {dialog}
    </>
  );
}

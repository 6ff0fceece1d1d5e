'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { decisionReasonsQuery } from '@/components/queries/candidates/candidate-queries';
import { lazyDialog, usePreloaded } from '@/components/ui/lazy-dialog';
import { decisions } from '@/lib/domain/candidate-enums';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { isBackFromHold } from '@/lib/domain/candidate-status';
import type { CalendarDay } from '@/lib/validation/calendar-day';
import type { MadeDecision } from '@/components/unsent/made-decisions';
import { useUnsentOf } from '@/components/unsent/use-unsent';
import { DecisionBar } from './decision-bar';
import { unlessReviewEnded } from './end-of-review';
import { decisionLooks } from './decision-looks';
import { useDecide } from './use-decide';

const DecideDialog = lazyDialog(() => import('./decide-dialog').then((module) => module.DecideDialog));

interface CandidateDecisionProps {
  candidate: Pick<CandidateDto, 'id' | 'processId' | 'decision' | 'isBlind'>;
  name: string;
  mayDecide: boolean;
  /** The decision is stored: on to the next candidate. */
  onDecided: () => void | Promise<unknown>;
  onUndone: (made: MadeDecision) => void | Promise<unknown>;
}

/** The decision about the candidate on the screen: S and H decide, D and what reveals ask for the reason, Ctrl+Z takes back. */
export function CandidateDecision({ candidate, name, mayDecide, onDecided, onUndone }: CandidateDecisionProps) {
  const t = useTranslations('decisions');
  const [asking, setAsking] = useState<DecisionKind | null>(null);
  usePreloaded(DecideDialog);
  // For its dialog, which is to open with all of them.
  useQuery({ ...decisionReasonsQuery(), enabled: mayDecide });
  const { decide, deciding, undoLast } = useDecide(candidate.processId, {
    onDecided: () => {
      setAsking(null);
      return onDecided();
    },
    onUndone,
  });
  const { id: candidateId, decision: current } = candidate;
  const waiting = useUnsentOf('decision', candidateId).at(-1) ?? null;
  const about = { candidateId, name, replaces: current?.decisionId ?? null };
  const choose = (decision: DecisionKind, holdUntil?: CalendarDay | null) => {
    if (decision === 'REJECT' || (decision === 'ADVANCE' && candidate.isBlind)) setAsking(decision);
    else decide({ ...about, decision, holdUntil });
  };
  useScreenKeys(
    t('title'),
    mayDecide
      ? [
          ...decisions.map((decision) => ({
            keys: decisionLooks[decision].keys,
            label: t(`act.${decision}`),
            onPress: unlessReviewEnded(candidateId, () => choose(decision)),
          })),
          ...(current ? [{ keys: ['e'], label: t('change'), onPress: () => setAsking(current.decision) }] : []),
          { keys: ['mod+z'], label: t('keys.undo'), onPress: undoLast },
        ]
      : [],
  );
  const sameReason = current && current.decision === asking;
  return (
    <>
      <DecisionBar
        decision={current}
        waiting={waiting}
        onDecide={mayDecide ? choose : null}
        onPickHoldDay={() => setAsking('HOLD')}
        onChangeReason={() => setAsking(current?.decision ?? null)}
      />
      {asking && (
        <DecideDialog
          decision={asking}
          name={name}
          keepAs={candidate.id}
          {...(sameReason
            ? {
                initial: {
                  ...{ reasonId: current.reason?.reasonId ?? null, note: current.note },
                  holdUntil: isBackFromHold(current) ? null : current.holdUntil,
                },
              }
            : {})}
          reveals={asking === 'ADVANCE' && candidate.isBlind}
          loading={deciding}
          onDecide={(reason) => decide({ ...about, decision: asking, ...reason })}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decisionReasonsQuery } from '@/components/queries/candidates/candidate-queries';
import { lazyDialog, usePreloaded } from '@/components/ui/lazy-dialog';
import { usePendingOf } from '@/components/pending-changes/use-pending';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { CalendarDay } from '@/lib/validation/calendar-day';
import { keptOfPresent } from './kept-of-present';
import { useDecide, type DecideOptions } from './use-decide';

const DecideDialog = lazyDialog(() => import('./decide-dialog').then((module) => module.DecideDialog));

interface ChooseDecisionOptions extends DecideOptions {
  candidate: Pick<CandidateDto, 'id' | 'processId' | 'decision' | 'isBlind'>;
  name: string;
  mayDecide: boolean;
  /** The candidate's page, where the screen is another one. */
  href?: string;
}

/** Decides about one candidate: at once, or by a dialog that asks for the reason of a rejection and of what reveals. */
export function useChooseDecision({ candidate, name, mayDecide, href, onDecided, onUndone }: ChooseDecisionOptions) {
  const [asking, setAsking] = useState<DecisionKind | null>(null);
  usePreloaded(DecideDialog);
  // For its dialog, which is to open with all of them.
  useQuery({ ...decisionReasonsQuery(), enabled: mayDecide });
  const { decide, deciding, isBusy, undoLast } = useDecide(candidate.processId, {
    onDecided: (made) => {
      setAsking(null);
      return onDecided?.(made);
    },
    ...(onUndone ? { onUndone } : {}),
  });
  const { id: candidateId, decision: current } = candidate;
  const waiting = usePendingOf('decision', candidateId).at(-1) ?? null;
  const about = { candidateId, name, replaces: current?.decisionId ?? null, ...(href === undefined ? {} : { href }) };
  const choose = (decision: DecisionKind, holdUntil?: CalendarDay | null) => {
    if (isBusy()) return;
    if (decision === 'REJECT' || (decision === 'ADVANCE' && candidate.isBlind)) setAsking(decision);
    else void decide({ ...about, decision, ...keptOfPresent(current, decision, holdUntil) });
  };
  const dialog = asking && (
    <DecideDialog
      decision={asking}
      name={name}
      keepAs={candidate.id}
      initial={keptOfPresent(current, asking)}
      reveals={asking === 'ADVANCE' && candidate.isBlind}
      loading={deciding}
      onDecide={(reason) => decide({ ...about, decision: asking, ...reason })}
      onClose={() => setAsking(null)}
    />
  );
  return {
    waiting,
    choose,
    deciding,
    undoLast,
    dialog,
    // Not while one is being saved, which closes the dialog once it is.
    changeReason: () => isBusy() || setAsking(current?.decision ?? null),
    pickHoldDay: () => isBusy() || setAsking('HOLD'),
  };
}

'use client';

import { useTranslations } from 'next-intl';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { decisions } from '@/lib/domain/candidate-enums';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { MadeDecision } from '@/components/pending-changes/made-decisions';
import { DecisionBar } from './decision-bar';
import { unlessReviewEnded } from './end-of-review';
import { decisionLooks } from './decision-looks';
import { useChooseDecision } from './use-choose-decision';

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
  const { waiting, choose, deciding, changeReason, pickHoldDay, undoLast, dialog } = useChooseDecision({
    candidate,
    name,
    mayDecide,
    onDecided,
    onUndone,
  });
  const { id: candidateId, decision: current } = candidate;
  useScreenKeys(
    t('title'),
    mayDecide
      ? [
          ...decisions.map((decision) => ({
            keys: decisionLooks[decision].keys,
            label: t(`act.${decision}`),
            onPress: unlessReviewEnded(candidateId, () => choose(decision)),
          })),
          ...(current ? [{ keys: ['e'], label: t('change'), onPress: changeReason }] : []),
          { keys: ['mod+z'], label: t('keys.undo'), onPress: undoLast },
        ]
      : [],
  );
  return (
    <>
      <DecisionBar
        decision={current}
        waiting={waiting}
        deciding={deciding}
        onDecide={mayDecide ? choose : null}
        onPickHoldDay={pickHoldDay}
        onChangeReason={changeReason}
      />
      {dialog}
    </>
  );
}

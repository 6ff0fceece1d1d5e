'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { decisionLooks } from '@/components/candidates/decisions/decision-looks';
import { keptOfPresent } from '@/components/candidates/decisions/kept-of-present';
import { useDecide } from '@/components/candidates/decisions/use-decide';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { useReprocess } from '@/components/fields/candidates/use-reprocess';
import type { DataTableHandle } from '@/components/data-table/use-row-keyboard';
import type { ScreenKey } from '@/components/keys/key-groups';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { lazyDialog, usePreloaded } from '@/components/ui/lazy-dialog';
import { decisions } from '@/lib/domain/candidate-enums';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { isToReview, mayReprocess } from '@/lib/domain/candidate-status';

const DecideDialog = lazyDialog(() =>
  import('@/components/candidates/decisions/decide-dialog').then((module) => module.DecideDialog),
);

interface RowKeysProps {
  processId: string;
  items: readonly CandidateListItem[];
  table: RefObject<DataTableHandle | null>;
  hrefOf: (candidate: CandidateListItem, index: number) => string;
  mayDecide: boolean;
  /** Null: read only. */
  onRate: ((candidateId: string, rate: number) => void) | null;
  mayAnalyse: boolean;
  /** Null: nothing is selected. */
  onClear: (() => void) | null;
}

/** Moves the focus to a row, after a closing dialog has given it back. */
function useRowFocus(table: RowKeysProps['table']): (rowId: string) => Promise<void> {
  const [goingTo, setGoingTo] = useState<{ id: string; arrive: () => void } | null>(null);
  useEffect(() => {
    if (!goingTo) return undefined;
    const timer = setTimeout(() => {
      table.current?.focusRow(goingTo.id);
      goingTo.arrive();
    });
    return () => {
      clearTimeout(timer);
      goingTo.arrive();
    };
  }, [goingTo, table]);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  return (id) => new Promise((arrive) => (isLeft.current ? arrive() : setGoingTo({ id, arrive })));
}

/** Keys for the row in focus: S, H and D decide and go on to the next row to review, 1–5 rate, R analyses again. */
export function RowKeys({ processId, items, table, hrefOf, mayDecide, onRate, mayAnalyse, onClear }: RowKeysProps) {
  const t = useTranslations('candidates');
  const words = useTranslations('decisions');
  const reprocess = useReprocess(processId);
  const [asking, setAsking] = useState<{ candidate: CandidateListItem; decision: DecisionKind } | null>(null);
  const goTo = useRowFocus(table);
  usePreloaded(DecideDialog);
  const { decide, deciding, undoLast } = useDecide(processId, {
    onDecided: ({ candidateIds: [candidateId] }) => {
      setAsking(null);
      const index = items.findIndex(({ id }) => id === candidateId);
      const next = items.find((item, other) => other > index && isToReview(item));
      return next && goTo(next.id);
    },
    onUndone: ({ candidateIds: [candidateId] }) => (candidateId ? goTo(candidateId) : undefined),
  });
  const nameOf = (candidate: CandidateListItem) => candidateName(candidate, (number) => t('numbered', { number }));
  const inFocus = () => items.find(({ id }) => id === table.current?.focusedRow());
  const decideAbout = (candidate: CandidateListItem, decision: DecisionKind, reason = {}) =>
    decide({
      candidateId: candidate.id,
      name: nameOf(candidate),
      decision,
      replaces: candidate.decision?.decisionId ?? null,
      href: hrefOf(candidate, items.indexOf(candidate)),
      ...reason,
    });
  const choose = (decision: DecisionKind) => {
    const candidate = inFocus();
    if (!candidate) return;
    const isAsked = decision === 'REJECT' || (decision === 'ADVANCE' && candidate.isBlind);
    if (isAsked) setAsking({ candidate, decision });
    else void decideAbout(candidate, decision, keptOfPresent(candidate.decision, decision));
  };
  const analyse = () => {
    const candidate = inFocus();
    if (!candidate || !mayReprocess(candidate.status) || reprocess.isPending) return;
    const fresh = candidate.status === 'NEW' || candidate.status === 'SEEN';
    reprocess.mutate({ candidateId: candidate.id, fresh });
  };
  const rate = (key: string) => {
    const candidate = inFocus();
    if (candidate) onRate?.(candidate.id, Number(key));
  };

  const decisionKeys: ScreenKey[] = decisions.map((decision) => ({
    keys: decisionLooks[decision].keys,
    label: words(`act.${decision}`),
    onPress: () => choose(decision),
  }));
  useScreenKeys(t('title'), [
    ...(mayDecide ? [...decisionKeys, { keys: ['mod+z'], label: words('keys.undo'), onPress: undoLast }] : []),
    ...(onRate ? [{ keys: ['1', '2', '3', '4', '5'], label: t('keys.rate'), onPress: rate }] : []),
    ...(mayAnalyse ? [{ keys: ['r'], label: t('keys.reprocess'), onPress: analyse }] : []),
    ...(onClear ? [{ keys: ['Escape'], label: t('selection.clear'), onPress: onClear }] : []),
  ]);
  return (
    asking && (
      <DecideDialog
        decision={asking.decision}
        name={nameOf(asking.candidate)}
        keepAs={asking.candidate.id}
        reveals={asking.decision === 'ADVANCE'}
        loading={deciding}
        onDecide={(reason) => decideAbout(asking.candidate, asking.decision, reason)}
        onClose={() => setAsking(null)}
      />
    )
  );
}

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/candidates/queries/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import type { DecisionDto, DecisionKind } from '@/lib/candidates/review-schemas';
import type { CandidateDto, CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { forgetDecision, keepDecision, madeDecisions, type MadeDecision } from './made-decisions';

export interface NewDecision {
  candidateId: string;
  /** For the banner. */
  name: string;
  decision: DecisionKind;
  reasonId?: string | null;
  note?: string;
  /** The decision on the screen, null for none: another person's meanwhile is not replaced unseen. */
  replaces: string | null;
}

interface DecideOptions {
  /** After the decision is stored. */
  onDecided?: (made: MadeDecision) => void;
  /** After it is taken back. */
  onUndone?: (made: MadeDecision) => void;
}

function showInCache(client: QueryClient, processId: string, { id, decision }: CandidateListItem): void {
  client.setQueriesData<CandidateSearchAnswer>(
    { queryKey: candidateKeys.searches(processId) },
    (answer) =>
      answer && { ...answer, items: answer.items.map((item) => (item.id === id ? { ...item, decision } : item)) },
  );
  client.setQueryData<CandidateDto>(candidateKeys.one(processId, id), (one) => one && { ...one, decision });
}

/** Decides about candidates of a process, and takes decisions back: by the banner, or the last one by `undoLast`. */
export function useDecide(processId: string, { onDecided, onUndone }: DecideOptions = {}) {
  const t = useTranslations('decisions');
  const common = useTranslations('common');
  const client = useQueryClient();
  const banner = useBanner();
  const show = (item: CandidateListItem) => showInCache(client, processId, item);
  const refresh = (candidateId: string) =>
    client.invalidateQueries({ queryKey: candidateKeys.one(processId, candidateId) });

  const undo = useMutation({
    mutationFn: ({ candidateId, decisionId }: MadeDecision) =>
      apiAnswer<CandidateListItem>({
        method: 'DELETE',
        path: `${candidatePath(processId, candidateId)}/decision?${new URLSearchParams({ decisionId })}`,
      }),
    meta: { successBanner: false },
    onSuccess: (item, made) => {
      show(item);
      banner.showSuccess(t('undone', { name: made.name }));
      onUndone?.(made);
    },
    onError: (_error, { candidateId }) => refresh(candidateId),
    onSettled: (_item, _error, made) => forgetDecision(made),
  });

  const decide = useMutation({
    mutationFn: ({ candidateId, name: _, ...body }: NewDecision) =>
      apiAnswer<CandidateListItem>({ method: 'POST', path: `${candidatePath(processId, candidateId)}/decision`, body }),
    meta: { successBanner: false },
    onSuccess: (item, { candidateId, name, decision }) => {
      show(item);
      const href = `${window.location.pathname}${window.location.search}`;
      const made = { processId, candidateId, decisionId: idOf(item.decision), name, href };
      keepDecision(made);
      const action = { label: common('undo'), onClick: () => undo.mutate(made) };
      banner.showSuccess(t(`banner.${decision}`, { name }), { action });
      onDecided?.(made);
    },
    onError: (_error, { candidateId }) => refresh(candidateId),
  });

  return {
    decide: (decision: NewDecision) => {
      if (!decide.isPending) decide.mutate(decision);
    },
    deciding: decide.isPending,
    /** Takes back this tab's last decision of the process; null: there is none. */
    undoLast: () => {
      const last = madeDecisions.read().findLast((made) => made.processId === processId);
      if (last && !undo.isPending) undo.mutate(last);
      else if (!last) banner.showSuccess(t('nothingToUndo'));
    },
  };
}

const idOf = (decision: DecisionDto | null): string => decision?.decisionId ?? '';

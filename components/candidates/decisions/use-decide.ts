import { useIsMutating, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDayText } from '@/components/analysis/use-decision-text';
import { candidateKeys, dropRefetches } from '@/components/queries/candidates/candidate-queries';
import { boardQuery, processStagesQuery } from '@/components/queries/candidates/stage-queries';
import { processQueries } from '@/components/queries/processes/process-queries';
import { holdKeys } from '@/components/state/held-keys';
import { useBanner } from '@/components/ui/banner';
import type { CandidateChoice, DecideManyAnswer, DecisionKind } from '@/lib/domain/candidate-review-schemas';
import type { CandidateDto, CandidateListItem, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { apiAnswer, isUnreached } from '@/lib/http/browser/browser-client';
import type { CalendarDay } from '@/lib/validation/calendar-day';
import { tabChanges } from '@/components/pending-changes/tab-changes';
import { useShowUnsaved } from '@/components/pending-changes/use-show-unsaved';
import { takeBackLast } from '@/components/pending-changes/use-pending';
import {
  forgetDecision,
  keepDecision,
  madeDecision,
  madeDecisions,
  type MadeDecision,
} from '@/components/pending-changes/made-decisions';

export interface NewDecision {
  candidateId: string;
  /** For the banner. */
  name: string;
  decision: DecisionKind;
  reasonId?: string | null;
  note?: string;
  /** Of a hold; null: no day. */
  holdUntil?: CalendarDay | null | undefined;
  /** Where it reveals somebody hidden. */
  revealReason?: string;
  /** The decision on the screen, null for none: another person's meanwhile is not replaced unseen. */
  replaces: string | null;
  /** The candidate's page; default: this one. */
  href?: string;
}

interface ManyDecisions {
  choice: CandidateChoice;
  decision: DecisionKind;
  reasonId?: string | null;
  note?: string;
  /** Of a hold; null: no day. */
  holdUntil?: CalendarDay | null;
  /** Where it reveals somebody hidden. */
  revealReason?: string;
}

export interface DecideOptions {
  /** After the decision is stored, or kept in the tab; keys wait until what it returns is there. */
  onDecided?: (made: MadeDecision) => void | Promise<unknown>;
  /** After it is taken back; as `onDecided`. */
  onUndone?: (made: MadeDecision) => void | Promise<unknown>;
}

async function showInCache(client: QueryClient, processId: string, item: CandidateListItem): Promise<void> {
  const { id, decision, followUp, isBlind } = item;
  await dropRefetches(client, processId, id);
  const before = client.getQueryData<CandidateDto>(candidateKeys.one(processId, id));
  // The whole row: advancing shows who a hidden candidate is, and undoing it hides that again.
  client.setQueriesData<CandidateSearchAnswer>({ queryKey: candidateKeys.searches(processId) }, (answer) => {
    if (!answer) return answer;
    const items = answer.items.map((row) => (row.id === id ? { ...row, ...item } : row));
    const isHiddenNow = isBlind && answer.items.some((row) => row.id === id && !row.isBlind);
    const { [id]: _hit, ...hits } = answer.hits;
    return { ...answer, items, hits: isHiddenNow ? hits : answer.hits };
  });
  client.setQueryData<CandidateDto>(candidateKeys.one(processId, id), (one) => one && { ...one, decision, followUp });
  if (before && before.isBlind !== isBlind) {
    void client.invalidateQueries({ queryKey: candidateKeys.one(processId, id) });
  }
}

/** Of these one runs at a time in a process. */
const oneAtATime = (what: 'decide' | 'undo', processId: string) => ['one-at-a-time', what, processId];

/** Decides about candidates of a process, and takes decisions back: by the banner, or the last one by `undoLast`. */
export function useDecide(processId: string, { onDecided, onUndone }: DecideOptions = {}) {
  const t = useTranslations('decisions');
  const common = useTranslations('common');
  const unsent = useTranslations('unsent');
  const dayText = useDayText();
  const client = useQueryClient();
  const banner = useBanner();
  const showUnsaved = useShowUnsaved();
  const bannerText = ({ decision, holdUntil }: Pick<NewDecision, 'decision' | 'holdUntil'>, name: string) =>
    holdUntil ? t('banner.heldUntil', { name, day: dayText(holdUntil) }) : t(`banner.${decision}`, { name });
  const refresh = (candidateId: string) =>
    client.invalidateQueries({ queryKey: candidateKeys.one(processId, candidateId) });
  const refreshFunnel = () => {
    void client.invalidateQueries({ queryKey: processQueries.statistics(processId).queryKey });
    void client.invalidateQueries({ queryKey: processStagesQuery(processId).queryKey });
    void client.invalidateQueries({ queryKey: boardQuery(processId).queryKey });
  };
  const refreshAll = () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) });

  /** Now, not when the page was last drawn: a key that was held back is handled as soon as the former act is done. */
  const isRunning = (what: 'decide' | 'undo') => client.isMutating({ mutationKey: oneAtATime(what, processId) }) > 0;

  const isDeciding = useIsMutating({ mutationKey: oneAtATime('decide', processId) }) > 0;

  /** Whether a decision of the process is still being saved, which is then said: nothing that is pressed is ignored unseen. */
  const isBusy = (): boolean => {
    const isBusyNow = isRunning('decide');
    if (isBusyNow) banner.showSuccess(t('stillSaving'));
    return isBusyNow;
  };

  const undo = useMutation({
    mutationKey: oneAtATime('undo', processId),
    mutationFn: ({ undoPath }: MadeDecision) =>
      apiAnswer<CandidateListItem | DecideManyAnswer>({ method: 'DELETE', path: undoPath }),
    meta: { successBanner: false },
    onSuccess: async (answer, made) => {
      if ('id' in answer) await showInCache(client, processId, answer);
      else await refreshAll();
      const kept = 'refused' in answer ? answer.refused.length : 0;
      banner.showSuccess(kept > 0 ? t('undoneExcept', { count: kept }) : t('undone', { name: made.name }));
      await onUndone?.(made);
    },
    onError: (_error, { candidateIds: [candidateId] }) => {
      return candidateId && refresh(candidateId);
    },
    onSettled: (_answer, error, made) => {
      if (!isUnreached(error)) forgetDecision(made);
      refreshFunnel();
    },
  });
  const takeBack = (made: MadeDecision) => holdKeys(undo.mutateAsync(made));
  /** Takes back this tab's last decision of the process, or only one about this candidate. */
  const undoLast = (candidateId?: string) => {
    const waiting = takeBackLast(processId, 'decision', candidateId);
    if (waiting) {
      banner.showSuccess(unsent(waiting.isAttempted ? 'takenBackMaybe' : 'takenBack', { name: waiting.name }));
      if (waiting.isAttempted) void refresh(waiting.candidateId);
      holdKeys(Promise.resolve(onUndone?.(madeDecision(waiting, { decision: null }))));
      return;
    }
    const last = madeDecisions
      .read()
      .filter(({ candidateIds }) => candidateId === undefined || candidateIds.every((id) => id === candidateId))
      .findLast((made) => made.processId === processId);
    if (last && !isRunning('undo')) takeBack(last);
    else if (!last) banner.showSuccess(t('nothingToUndo'));
  };
  const keep = async (made: MadeDecision, text: string) => {
    keepDecision(made);
    refreshFunnel();
    banner.showSuccess(text, { action: { label: common('undo'), onClick: () => takeBack(made) } });
    await onDecided?.(made);
  };

  const decide = useMutation({
    mutationKey: oneAtATime('decide', processId),
    mutationFn: ({ candidateId, name, href, ...body }: NewDecision) =>
      tabChanges.add({
        kind: 'decision',
        processId,
        candidateId,
        name,
        href: href ?? currentHref(),
        body: withoutUnset(body),
      }),
    meta: { successBanner: false },
    onSuccess: async (outcome, { candidateId, name, decision, holdUntil, href }) => {
      const about = { processId, candidateId, name, href: href ?? currentHref() };
      if (!outcome.isSaved) {
        showUnsaved(outcome.changeId, () => undoLast(candidateId));
        await onDecided?.(madeDecision(about, { decision: null }));
        return;
      }
      const item = outcome.answer as CandidateListItem;
      await showInCache(client, processId, item);
      await keep(madeDecision(about, item), bannerText({ decision, holdUntil }, name));
    },
    onError: (_error, { candidateId }) => refresh(candidateId),
  });

  const decideMany = useMutation({
    mutationFn: (body: ManyDecisions) =>
      apiAnswer<DecideManyAnswer>({ method: 'POST', path: `/processes/${processId}/candidates/decisions`, body }),
    meta: { successBanner: false },
    onSuccess: async ({ requestId, accepted: candidateIds }, made) => {
      await refreshAll();
      const name = t('several', { count: candidateIds.length });
      const undoPath = `/processes/${processId}/candidates/decisions/${requestId}`;
      await keep({ processId, candidateIds, undoPath, name, href: null }, bannerText(made, name));
    },
  });

  return {
    /** @returns whether it is stored, or kept in the tab: not while another one of the process is running */
    decide: async (decision: NewDecision): Promise<boolean> => {
      if (isBusy()) return false;
      const made = decide.mutateAsync(decision);
      holdKeys(made);
      return isFulfilled(made);
    },
    /** @returns whether it is stored */
    decideMany: (decisions: ManyDecisions) => isFulfilled(decideMany.mutateAsync(decisions)),
    /** Also where another part of the screen decides about another candidate of the process. */
    deciding: isDeciding || decideMany.isPending,
    isBusy,
    /** Takes back this tab's last decision of the process. */
    undoLast: () => undoLast(),
  };
}

const currentHref = () => `${window.location.pathname}${window.location.search}`;

/** Whoever made the promise reports its error. */
const isFulfilled = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

/** The body of the call: what was left open is not sent. */
function withoutUnset<T extends object>(body: T): T {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as T;
}

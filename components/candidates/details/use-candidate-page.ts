import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { unlessReviewEnded } from '@/components/candidates/decisions/end-of-review';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import type { ScreenKey } from '@/components/keys/key-groups';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { useReturn } from '@/components/navigation/back-link';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { startsAnalyses } from '@/lib/domain/process-status';
import { useCandidateActions } from './use-candidate-actions';
import { useCandidateNavigation, useCandidateUrl } from './use-candidate-navigation';
import { useLiveCandidate, useProcessStatus } from './use-live-candidate';

export interface CandidatePageData {
  /** The candidate of the page load; navigation continues on the client. */
  candidate: CandidateDto;
  /** Initial data; refetched when stale. */
  process: { status: ProcessStatus };
  /** When both were loaded, in epoch milliseconds. */
  loadedAt: number;
}

/** Labels of the criteria by id, as the breakdown names them (languages and places are named there). */
function useCriterionLabels(candidate: CandidateDto | undefined): ReadonlyMap<string, string> {
  const lines = candidate?.analysis?.scoreBreakdown.lines;
  return useMemo(() => new Map(lines?.map(({ criterionId, label }) => [criterionId, label])), [lines]);
}

/** The name on the page, empty while it is not known. */
function useShownName(candidate: CandidateDto | undefined, isGone: boolean): string {
  const t = useTranslations('candidateDetails');
  const list = useTranslations('candidates');
  const appName = useTranslations('common')('appName');
  const gone = isGone ? t('title') : '';
  const name = candidate ? candidateName(candidate, (number) => list('numbered', { number })) : gone;
  useEffect(() => {
    if (name) document.title = `${name} · ${appName}`;
  }, [name, appName]);
  return name;
}

/** The open candidate, the way to others, and what can be done; registers the page's keys. */
export function useCandidatePage({ candidate: initial, process, loadedAt }: CandidatePageData) {
  const { processId } = initial;
  const { candidateId, place } = useCandidateUrl(initial.id);
  const processStatus = useProcessStatus(processId, process, loadedAt);
  const starts = startsAnalyses(processStatus);
  const { result, isGone, isAllGone, candidate, liveStatus } = useLiveCandidate(candidateId, {
    initial,
    loadedAt,
    starts,
  });
  const navigation = useCandidateNavigation({
    processId,
    candidateId,
    place,
    shownId: candidate || isGone || result.error ? candidateId : null,
  });
  const status = liveStatus?.status;
  const name = useShownName(candidate, isGone);
  const actions = useCandidateActions({ processId, candidateId, name, candidate, status, processStatus });
  const leave = useReturn(`/processes/${processId}`, [`/processes/${processId}/candidates/compare`]);
  useCandidateKeys({
    candidateId,
    navigation: navigation.position === null ? null : { next: navigation.goNext, previous: navigation.goPrevious },
    rate: actions.onRate,
    reprocess: actions.onReprocess,
    pick: actions.onPick,
    leave,
  });
  return {
    processId,
    candidateId,
    processStatus,
    candidate,
    liveStatus,
    isGone,
    isAllGone,
    navigation,
    actions,
    name,
    leave,
    /** Whether it is the candidate of the page load. */
    isFirstShown: candidateId === initial.id,
    error: result.error,
    retry: () => void result.refetch(),
    labels: useCriterionLabels(candidate),
  };
}

export type CandidatePage = ReturnType<typeof useCandidatePage>;

interface CandidateKeyActions {
  candidateId: string;
  /** Null: the candidate was not opened from a search. */
  navigation: { next: () => void; previous: () => void } | null;
  /** Null: read only. */
  rate: ((rate: number) => void) | null;
  /** Null: not available in this status or to this user. */
  reprocess: (() => void) | null;
  /** Null: as `reprocess`. */
  pick: (() => void) | null;
  /** To the list. */
  leave: () => void;
}

/** J/K or the arrows navigate the search, 1–5 rate, R re-analyses, P sends to the ATS, Esc leaves. */
function useCandidateKeys({ candidateId, navigation, rate, reprocess, pick, leave }: CandidateKeyActions): void {
  const t = useTranslations('candidateDetails');
  const picks = useTranslations('ats.pick');
  const keys: ScreenKey[] = [];
  if (navigation) {
    keys.push({ keys: ['j', 'ArrowRight'], label: t('keys.next'), onPress: navigation.next });
    keys.push({ keys: ['k', 'ArrowLeft'], label: t('keys.previous'), onPress: navigation.previous });
  }
  if (rate) {
    keys.push({
      keys: ['1', '2', '3', '4', '5'],
      label: t('keys.rate'),
      onPress: unlessReviewEnded(candidateId, (key: string) => rate(Number(key))),
    });
  }
  if (reprocess) keys.push({ keys: ['r'], label: t('keys.reprocess'), onPress: reprocess });
  if (pick) keys.push({ keys: ['p'], label: picks('one'), onPress: pick });
  keys.push({ keys: ['Escape'], label: t('keys.leave'), onPress: leave });
  useScreenKeys(t('title'), keys);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import {
  candidateQuery,
  cvFileQuery,
  fetchNextUndecided,
  nextCandidateQuery,
} from '@/components/queries/candidates/candidate-queries';
import { useReportError } from '@/components/query/use-report-error';
import { holdKeys } from '@/components/state/held-keys';
import { isUnreached } from '@/lib/http/browser/browser-client';
import type { NextCandidate } from '@/lib/domain/candidate-schemas';
import { endOfReview } from '@/components/candidates/decisions/end-of-review';
import { useArrival } from './use-arrival';

/** The candidate's 1-based position in a search. */
export interface SearchPosition {
  searchId: string;
  position: number;
}

function readSearchPosition(params: URLSearchParams): SearchPosition | null {
  const searchId = params.get('searchId') ?? '';
  const position = Number(params.get('position'));
  const known = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(searchId);
  return known && Number.isSafeInteger(position) && position >= 1 ? { searchId, position } : null;
}

/** The candidate and position in the URL, which navigation changes without a server round trip. */
export function useCandidateUrl(first: string): { candidateId: string; place: SearchPosition | null } {
  const pathname = usePathname();
  const params = useSearchParams();
  const candidateId = /\/candidates\/([0-9a-f-]{36})/.exec(pathname)?.[1] ?? first;
  return { candidateId, place: readSearchPosition(params) };
}

interface CandidateNavigationOptions {
  processId: string;
  candidateId: string;
  place: SearchPosition | null;
  /** The candidate on the screen; null while the one of the address is being loaded. */
  shownId: string | null;
}

/** The neighbours in the search, prefetched, and navigation to them. */
export function useCandidateNavigation({ processId, candidateId, place, shownId }: CandidateNavigationOptions) {
  const client = useQueryClient();
  const reportError = useReportError();
  const params = useSearchParams();
  const from = { processId, candidateId, searchId: place?.searchId ?? '', position: place?.position ?? 0 };
  const next = useQuery({ ...nextCandidateQuery(from, 'NEXT'), enabled: place !== null }).data;
  const previous = useQuery({ ...nextCandidateQuery(from, 'PREV'), enabled: place !== null }).data;

  const nextId = next?.candidateId ?? null;
  useEffect(() => {
    if (!nextId) return;
    client.fetchQuery(candidateQuery(processId, nextId, { peek: true })).then(
      (candidate) => {
        // Without a CV there is nothing to load, and one that is not read yet cannot be masked.
        const hasPages = candidate.isBlind ? candidate.analysis !== null : candidate.cvFileName !== null;
        if (hasPages) void client.prefetchQuery(cvFileQuery(candidate, { peek: true }));
      },
      // Opening the candidate reports it.
      () => undefined,
    );
  }, [client, processId, nextId]);

  const arrival = useArrival(shownId);
  /** Fulfilled when the candidate is on the screen. */
  const open = async (id: string, href: string): Promise<void> => {
    // Whoever has left the page stays where they are.
    if (!window.location.pathname.startsWith(`/processes/${processId}/candidates/`)) return;
    endOfReview.set(null);
    // One entry for the whole walk: Back leads to the list.
    window.history.replaceState(null, '', href);
    await arrival(id);
  };
  const go = async (target: { candidateId: string | null; position: number } | undefined) => {
    if (!target?.candidateId || !place) return;
    const href = candidateHref(processId, target.candidateId, { ...place, position: target.position });
    const tab = params.get('tab');
    await open(target.candidateId, tab ? `${href}&${new URLSearchParams({ tab })}` : href);
  };
  const isStillOpen = () => window.location.pathname.endsWith(candidateId);
  const goTo = async (direction: 'NEXT' | 'PREV', known: NextCandidate | undefined) => {
    if (!place) return;
    const target = known ?? (await client.fetchQuery(nextCandidateQuery(from, direction)));
    if (!isStillOpen()) return;
    // Keys that wait for somebody who does not exist are dropped (`holdKeys`).
    if (!target.candidateId) throw new Error(`Nobody is ${direction} of this candidate`);
    await go(target);
  };
  const [end, setEnd] = useState<{ at: string; skipped: NextCandidate | null } | null>(null);
  const endHere = (skipped: NextCandidate | null) => {
    endOfReview.set(candidateId);
    setEnd({ at: candidateId, skipped });
  };
  useEffect(() => () => endOfReview.set(null), []);
  const goToUndecided = async () => {
    if (!place) return;
    let isEnd = false;
    // A failure here is none of the decision, which is stored.
    try {
      const found = await fetchNextUndecided(from, 'NEXT');
      if (!isStillOpen()) return;
      isEnd = !found.candidateId;
      if (isEnd) endHere(await fetchNextUndecided(from, 'PREV'));
      else await go(found);
    } catch (error) {
      if (!isStillOpen()) return;
      const isLast = isEnd || (isUnreached(error) && next?.candidateId === null);
      if (isLast) endHere(null);
      // Without a connection on to the neighbour, who is loaded already.
      if (isUnreached(error) && !isLast && next) await go(next);
      else reportError(error);
    }
  };
  const skipped = end?.skipped?.candidateId ? end.skipped : null;
  return {
    position: place?.position ?? null,
    total: next?.total ?? previous?.total ?? null,
    hasNext: nextId !== null,
    hasPrevious: (previous?.candidateId ?? null) !== null,
    // The next key is meant for the next candidate.
    goNext: () => holdKeys(goTo('NEXT', next)),
    goPrevious: () => holdKeys(goTo('PREV', previous)),
    open,
    /** On to the next candidate without a decision, or to the `end`. */
    goToUndecided,
    /** Nobody after this candidate is without a decision; `goToSkipped` leads to one before. */
    end:
      end?.at === candidateId
        ? {
            goToSkipped: skipped && (() => holdKeys(go(skipped))),
            reviewed: end.skipped?.reviewed ?? null,
            isUnknown: end.skipped === null,
          }
        : null,
  };
}

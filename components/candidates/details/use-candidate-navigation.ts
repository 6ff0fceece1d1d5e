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
import { isUnreached } from '@/lib/http/browser/browser-client';
import type { NextCandidate } from '@/lib/domain/candidate-schemas';

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

/** The neighbours in the search, prefetched, and navigation to them. */
export function useCandidateNavigation(processId: string, candidateId: string, place: SearchPosition | null) {
  const client = useQueryClient();
  const params = useSearchParams();
  const from = { processId, candidateId, searchId: place?.searchId ?? '', position: place?.position ?? 0 };
  const next = useQuery({ ...nextCandidateQuery(from, 'NEXT'), enabled: place !== null }).data;
  const previous = useQuery({ ...nextCandidateQuery(from, 'PREV'), enabled: place !== null }).data;

  const nextId = next?.candidateId ?? null;
  useEffect(() => {
    if (!nextId) return;
    client.fetchQuery(candidateQuery(processId, nextId, { peek: true })).then(
      (candidate) => client.prefetchQuery(cvFileQuery(candidate)),
      // Opening the candidate reports it.
      () => undefined,
    );
  }, [client, processId, nextId]);

  const go = (target: { candidateId: string | null; position: number } | undefined) => {
    if (!target?.candidateId || !place) return;
    const href = candidateHref(processId, target.candidateId, { ...place, position: target.position });
    const tab = params.get('tab');
    // One entry for the whole walk: Back leads to the list.
    window.history.replaceState(null, '', tab ? `${href}&${new URLSearchParams({ tab })}` : href);
  };
  /** One that is still being loaded is waited for, so that no key is lost. */
  const goTo = async (direction: 'NEXT' | 'PREV', known: NextCandidate | undefined) => {
    if (!place) return;
    const target = known ?? (await client.fetchQuery(nextCandidateQuery(from, direction)).catch(() => undefined));
    if (window.location.pathname.endsWith(candidateId)) go(target);
  };
  const [end, setEnd] = useState<{ at: string; skipped: NextCandidate } | null>(null);
  const goToUndecided = async () => {
    if (!place) return;
    let found: NextCandidate;
    try {
      found = await fetchNextUndecided(from, 'NEXT');
    } catch (error) {
      // Without a connection on to the neighbour, who is loaded already.
      if (isUnreached(error)) go(next);
      return;
    }
    if (found.candidateId) go(found);
    else setEnd({ at: candidateId, skipped: await fetchNextUndecided(from, 'PREV') });
  };
  const skipped = end?.skipped.candidateId ? end.skipped : null;
  return {
    position: place?.position ?? null,
    total: next?.total ?? previous?.total ?? null,
    hasNext: nextId !== null,
    hasPrevious: (previous?.candidateId ?? null) !== null,
    goNext: () => void goTo('NEXT', next),
    goPrevious: () => void goTo('PREV', previous),
    /** On to the next candidate without a decision, or to the `end`. */
    goToUndecided,
    /** Nobody after this candidate is without a decision; `goToSkipped` leads to one before. */
    end: end?.at === candidateId ? { goToSkipped: skipped && (() => go(skipped)) } : null,
  };
}

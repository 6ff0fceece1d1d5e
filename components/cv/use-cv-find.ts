import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CvPage } from '@/lib/domain/cv-document';
import { findInPages, type CvHit } from './find-in-pages';
import type { CvPlace } from './use-cv-scroll';

/** Loads the text of the CV with its places; empty while it has not been read. */
export interface CvTextQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<CvPage[]>;
}

const none: readonly CvHit[] = [];

/** What the search bar says instead of a count. */
export type FindState = 'loading' | 'failed' | 'not-read' | 'no-text' | 'ready';

function stateOf(pages: CvPage[] | undefined, failed: boolean): FindState {
  if (!pages) return failed ? 'failed' : 'loading';
  if (pages.length === 0) return 'not-read';
  return pages.some(({ text }) => text.trim() !== '') ? 'ready' : 'no-text';
}

/** Search in the text of a CV. The text is loaded when the search is first opened. */
export function useCvFind(textQuery: CvTextQuery, toPlace: (place: CvPlace) => void) {
  /** How often it was asked for; 0: closed. */
  const [asked, setAsked] = useState(0);
  const [phrase, setPhrase] = useState('');
  const [at, setAt] = useState(0);
  const isOpen = asked > 0;
  const { data: pages, isError } = useQuery({
    ...textQuery,
    enabled: isOpen,
    // A CV that has not been read may be read by now.
    staleTime: (query) => (query.state.data?.length ? Infinity : 0),
  });
  const wanted = useDeferredValue(isOpen ? phrase : '');
  const hits = useMemo(() => (pages ? findInPages(pages, wanted) : none), [pages, wanted]);
  const show = (index: number, among = hits) => {
    setAt(index);
    const hit = among[index];
    if (hit) toPlace(hit);
  };
  const step = (by: number) => show(hits.length ? (at + by + hits.length) % hits.length : 0);
  return {
    isOpen,
    asked,
    phrase,
    hits,
    at,
    current: hits[at],
    state: stateOf(pages, isError),
    /** Pages that had no text to search. */
    leftOut: pages?.filter(({ text }) => text.trim() === '').map(({ number }) => number) ?? [],
    open: () => setAsked((times) => times + 1),
    close: () => setAsked(0),
    search: (next: string) => {
      setPhrase(next);
      show(0, pages ? findInPages(pages, next) : none);
    },
    next: () => step(1),
    previous: () => step(-1),
  };
}

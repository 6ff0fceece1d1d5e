'use client';

import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Answers that have been on the screen. The router keeps a page that was left, with what it was sent then. */
const shown = new WeakSet<object>();

/**
 * Whether `answer` has just come with the page, and nothing older stands in its place: then there is no use in asking for
 * it again at once. A page that is come back to is looked at anew.
 */
export function useFreshFromServer(answer: object, queryKey: QueryKey): boolean {
  const client = useQueryClient();
  const [fresh] = useState(() => {
    const known = client.getQueryData(queryKey);
    // React may begin to draw, break off and begin again; the first time has put the answer into the cache.
    return !shown.has(answer) && (known === undefined || known === answer);
  });
  useEffect(() => {
    shown.add(answer);
  }, [answer]);
  return fresh;
}

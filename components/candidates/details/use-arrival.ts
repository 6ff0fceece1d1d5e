import { useCallback, useLayoutEffect, useRef } from 'react';

interface Waiting {
  id: string;
  arrive: () => void;
}

/**
 * Tells when a candidate is on the screen, with all that acts on it.
 *
 * @param shownId who is on the screen; null while somebody is being loaded
 * @returns a promise that is fulfilled when that candidate is shown, or the page is left
 */
export function useArrival(shownId: string | null): (id: string) => Promise<void> {
  const waiting = useRef<Waiting[]>([]);
  const shown = useRef(shownId);
  useLayoutEffect(() => {
    shown.current = shownId;
    const arrived = waiting.current.filter(({ id }) => id === shownId);
    waiting.current = waiting.current.filter(({ id }) => id !== shownId);
    for (const { arrive } of arrived) arrive();
  }, [shownId]);
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const { arrive } of waiting.current) arrive();
    };
  }, []);
  return useCallback(
    (id) =>
      new Promise((arrive) => {
        if (isLeft.current || shown.current === id) arrive();
        else waiting.current.push({ id, arrive });
      }),
    [],
  );
}

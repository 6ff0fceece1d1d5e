import { useEffect } from 'react';

/** The browser asks before it closes or reloads the page while `active`. */
export function useWarningBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [active]);
}

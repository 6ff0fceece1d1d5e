import { usePathname } from 'next/navigation';
import { useCallback, useSyncExternalStore } from 'react';

const changedEvent = 'unsent-files-changed';
const keyPrefix = 'unsent-files:';
const storageKey = (processId: string) => `${keyPrefix}${processId}`;

function read(processId: string): number {
  try {
    return Number(sessionStorage.getItem(storageKey(processId)) ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Remembers how many files were not sent when the session ended, while the person is away to sign in. The files
 * themselves are lost with the page, and their names are nobody's business on a shared computer. 0 forgets.
 */
export function keepUnsent(processId: string, count: number): void {
  try {
    if (count > 0) sessionStorage.setItem(storageKey(processId), String(count));
    else sessionStorage.removeItem(storageKey(processId));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(changedEvent));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changedEvent, onChange);
  return () => window.removeEventListener(changedEvent, onChange);
}

/** How many files the end of a session kept from being sent to this process; 0: none. */
export function useUnsent(processId: string): number {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(processId), [processId]),
    () => 0,
  );
}

/** The first process other than the one at `pathname` that misses files; null: none. */
function findElsewhere(pathname: string): string | null {
  try {
    const missing = Object.keys(sessionStorage).filter((key) => key.startsWith(keyPrefix));
    const ids = missing.map((key) => key.slice(keyPrefix.length));
    return ids.find((id) => pathname !== `/processes/${id}`) ?? null;
  } catch {
    return null;
  }
}

/** The id of a process that files were not sent to for the end of a session, and whose page is not the one that is open. */
export function useUnsentElsewhere(): string | null {
  const pathname = usePathname();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => findElsewhere(pathname), [pathname]),
    () => null,
  );
}

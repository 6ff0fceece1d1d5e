import { usePathname } from 'next/navigation';
import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToStorage, useStored, writeStored } from '@/components/state/browser-storage';

const keyPrefix = 'missed-uploads:';
const storageKey = (processId: string) => `${keyPrefix}${processId}`;

/**
 * Remembers how many files were not sent when the session ended, while the person is away to sign in. The files
 * themselves are lost with the page, and their names are nobody's business on a shared computer. 0 forgets.
 */
export function storeMissedUploads(processId: string, count: number): void {
  writeStored('session', storageKey(processId), count > 0 ? String(count) : null);
}

/** How many files the end of a session kept from being sent to this process; 0: none. */
export function useMissedUploads(processId: string): number {
  return Number(useStored('session', storageKey(processId)));
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
export function useMissedUploadsElsewhere(): string | null {
  const pathname = usePathname();
  return useSyncExternalStore(
    subscribeToStorage,
    useCallback(() => findElsewhere(pathname), [pathname]),
    () => null,
  );
}

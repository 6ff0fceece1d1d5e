import { usePathname } from 'next/navigation';
import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToStorage, useStored, writeStored } from '@/components/state/browser-storage';

const keyPrefix = 'missed-uploads:';
const storageKey = (processId: string) => `${keyPrefix}${processId}`;

/**
 * Stores how many files were not sent because the session ended; 0 removes it. Not their names, since computers may be
 * shared.
 */
export function storeMissedUploads(processId: string, count: number): void {
  writeStored('session', storageKey(processId), count > 0 ? String(count) : null);
}

/** The number of files not sent to this process because the session ended. */
export function useMissedUploads(processId: string): number {
  return Number(useStored('session', storageKey(processId)));
}

/** The first process with missed uploads other than the one at `pathname`; null: none. */
function findElsewhere(pathname: string): string | null {
  try {
    const missing = Object.keys(sessionStorage).filter((key) => key.startsWith(keyPrefix));
    const ids = missing.map((key) => key.slice(keyPrefix.length));
    return ids.find((id) => pathname !== `/processes/${id}`) ?? null;
  } catch {
    return null;
  }
}

/** Id of a process with missed uploads, other than that of the current page. */
export function useMissedUploadsElsewhere(): string | null {
  const pathname = usePathname();
  return useSyncExternalStore(
    subscribeToStorage,
    useCallback(() => findElsewhere(pathname), [pathname]),
    () => null,
  );
}

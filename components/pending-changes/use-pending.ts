import { useTabStore } from '@/components/state/use-tab-store';
import { tabChanges } from './tab-changes';
import type { ChangeKind, ChangeOfKind, PendingChange } from './pending-change';

/** The changes that are not saved, oldest first; not what is sent as usual. */
export function usePendingChanges(): readonly PendingChange[] {
  const changes = useTabStore(tabChanges.store);
  return changes.every(({ hasWaited }) => hasWaited) ? changes : changes.filter(({ hasWaited }) => hasWaited);
}

/** Those of a kind about a candidate that are not saved, without those that the server refused. */
export function usePendingOf<K extends ChangeKind>(kind: K, candidateId: string): ChangeOfKind<K>[] {
  return usePendingChanges().filter(
    (change): change is ChangeOfKind<K> =>
      change.kind === kind && change.candidateId === candidateId && change.state !== 'refused',
  );
}

/**
 * Takes back the last change of the process that is not saved.
 *
 * @param candidateId only one about this candidate
 * @returns it; undefined: none waits
 */
export function takeBackLast(processId: string, kind: ChangeKind, candidateId?: string): PendingChange | undefined {
  const last = tabChanges.store
    .read()
    .filter((change) => candidateId === undefined || change.candidateId === candidateId)
    .findLast(
      (change) =>
        change.kind === kind &&
        change.processId === processId &&
        (change.state === 'waiting' || change.state === 'unsaved'),
    );
  if (last) tabChanges.discard(last.id);
  return last;
}

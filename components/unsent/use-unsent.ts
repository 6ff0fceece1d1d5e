import { useTabStore } from '@/components/state/use-tab-store';
import { tabChanges } from './tab-changes';
import type { ChangeKind, ChangeOfKind, UnsentChange } from './unsent-change';

/** The changes that wait for the connection or for the person; not what is just being sent. */
export function useUnsentChanges(): readonly UnsentChange[] {
  return useTabStore(tabChanges.store);
}

/** The changes of a kind about a candidate that are kept here, oldest first; refused ones only with `all`. */
export function useUnsentOf<K extends ChangeKind>(kind: K, candidateId: string): ChangeOfKind<K>[] {
  return useUnsentChanges().filter(
    (change): change is ChangeOfKind<K> =>
      change.kind === kind && change.candidateId === candidateId && change.state !== 'refused',
  );
}

/** Takes back the last change of the process that still waits. @returns it; undefined: none waits */
export function takeBackLast(processId: string, kind: ChangeKind): UnsentChange | undefined {
  const last = tabChanges.store
    .read()
    .findLast((change) => change.kind === kind && change.processId === processId && change.state === 'waiting');
  if (last) tabChanges.discard(last.id);
  return last;
}

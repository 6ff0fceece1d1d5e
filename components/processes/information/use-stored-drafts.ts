import { useSyncExternalStore } from 'react';
import { subscribeToStorage } from '@/components/state/browser-storage';
import { useCurrentUser } from '@/components/users/current-user';
import { sectionsWithDraft } from '@/components/processes/sections/section-draft';
import { sectionKeys, type SectionKey } from '@/components/fields/processes/section-keys';

/** The sections of a process with an unsaved draft of this user. */
export function useStoredDrafts(processId: string): readonly SectionKey[] {
  const { userId } = useCurrentUser();
  const names = useSyncExternalStore(
    subscribeToStorage,
    () => sectionsWithDraft(userId, processId).join(),
    () => '',
  );
  const stored = new Set(names.split(','));
  return sectionKeys.filter((key) => stored.has(key));
}

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { sectionKeys } from '@/components/fields/processes/section-keys';
import { readStored, subscribeToStorage, writeStored } from '@/components/state/browser-storage';
import { useBanner } from '@/components/ui/banner';
import { useCurrentUser } from '@/components/users/current-user';
import { entryDraftKey, readDraft, sectionsWithDraft, storeDraft } from '../sections/section-draft';

/** The name that was typed, empty without one; null: nothing was typed. */
function readTypedName(owner: string): string | null {
  if (sectionsWithDraft(owner, null).length === 0) return null;
  const details = readDraft({ owner, processId: null, section: 'details' });
  const name: unknown = Reflect.get(Object(details?.values), 'name');
  return typeof name === 'string' ? name.trim() : '';
}

/** Removes what was typed, with the text of the fields for new entries. @returns puts it back */
function removeTyped(owner: string): () => void {
  const sections = sectionKeys.map((section) => {
    const key = { owner, processId: null, section };
    return { key, draft: readDraft(key), entry: readStored('local', entryDraftKey(key)) };
  });
  for (const { key } of sections) {
    storeDraft(key, null);
    writeStored('local', entryDraftKey(key), null);
  }
  return () => {
    for (const { key, draft, entry } of sections) {
      storeDraft(key, draft);
      writeStored('local', entryDraftKey(key), entry);
    }
  };
}

/** What was typed of a process that was not even created, in this browser; null: nothing. */
export function useTypedDraft() {
  const t = useTranslations('processes.drafts');
  const common = useTranslations('common');
  const { userId: owner } = useCurrentUser();
  const { showSuccess } = useBanner();
  const typed = useSyncExternalStore(
    subscribeToStorage,
    () => readTypedName(owner),
    () => null,
  );
  if (typed === null) return null;
  const name = typed || t('unnamed');
  const remove = () => {
    const putBack = removeTyped(owner);
    const onClick = () => {
      putBack();
      showSuccess(t('restored'));
    };
    showSuccess(t('deleted', { name }), { action: { label: common('undo'), onClick } });
  };
  return { name, remove };
}

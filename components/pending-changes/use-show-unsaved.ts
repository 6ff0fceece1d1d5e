import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useBanner } from '@/components/ui/banner';
import { tabChanges } from './tab-changes';
import { useChangeText } from './use-change-text';

/**
 * Says in an error banner which change of this tab was not saved, and what becomes of it.
 *
 * @returns takes the change's id and, while it waits, what Undo does
 */
export function useShowUnsaved(): (id: string, onUndo?: () => void) => void {
  const t = useTranslations('unsent');
  const common = useTranslations('common');
  const textOf = useChangeText();
  const { showError } = useBanner();
  return useCallback(
    (id, onUndo) => {
      const change = tabChanges.store.read().find((other) => other.id === id);
      // Taken back, or followed by another of the same meanwhile.
      if (!change) return;
      const about = { name: change.name, change: textOf(change) };
      if (change.state === 'unsaved') {
        const action = { label: t('tryAgain'), onClick: () => tabChanges.sendAgain(id) };
        showError(t('notSaved', about), { action });
      } else showError(t('notSavedYet', about), onUndo ? { action: { label: common('undo'), onClick: onUndo } } : {});
    },
    [common, showError, t, textOf],
  );
}

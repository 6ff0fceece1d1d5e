'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { isModalOpen } from '@/components/keys/key-target';
import { isApple } from '@/components/keys/key-names';
import { shellDialog } from '@/components/keys/shell-dialog';
import { useTabStore } from '@/components/state/use-tab-store';
import { useLoadError } from '@/components/ui/use-load-error';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { useCurrentUser } from '@/components/users/current-user';
import { addRecentPlace } from './recent-places';

const PaletteDialog = lazyDialog(() => import('./palette-dialog').then((module) => module.PaletteDialog));

const close = () => shellDialog.set(null);

/** Ctrl K, on a Mac ⌘ K, toggles the palette; ignored over another dialog. */
function onShortcut(event: KeyboardEvent): void {
  // The modifier comes first: meanwhile the palette can be loaded.
  if (event.key === 'Control' || event.key === 'Meta') void PaletteDialog.preload();
  const modifier = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (event.key.toLowerCase() !== 'k' || !modifier || event.altKey || event.shiftKey || event.repeat) return;
  event.preventDefault();
  if (shellDialog.read() === 'palette') close();
  else if (!isModalOpen()) shellDialog.set('palette');
}

/** The command palette, loaded on demand. Mounted once, in the shell. */
export function CommandPalette() {
  const { userId } = useCurrentUser();
  const pathname = usePathname();
  const open = useTabStore(shellDialog) === 'palette';

  useEffect(() => {
    document.addEventListener('keydown', onShortcut);
    return () => document.removeEventListener('keydown', onShortcut);
  }, []);
  useEffect(() => addRecentPlace(userId, pathname), [userId, pathname]);
  const reportLoadError = useLoadError();
  const onLoadError = useCallback(
    (error: unknown) => {
      close();
      void reportLoadError(error);
    },
    [reportLoadError],
  );
  return open && <PaletteDialog onClose={close} onLoadError={onLoadError} />;
}

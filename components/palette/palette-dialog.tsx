'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { useRef, useState } from 'react';
import { overlayClasses } from '@/components/ui/dialog';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { PaletteBody } from './palette-body';
import type { PaletteEntry } from './palette-entry';

/** The command palette: navigation, actions and search. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette');
  const router = useRouter();
  const [phrase, setPhrase] = useState('');
  const pendingAction = useRef<(() => void) | null>(null);
  const focus = useReturnFocus();

  const run = (entry: PaletteEntry, newTab: boolean) => {
    if (newTab && entry.href) window.open(entry.href, '_blank', 'noopener');
    else if (entry.href) router.push(entry.href);
    else pendingAction.current = entry.onRun ?? null;
    onClose();
  };
  // Runs after the focus is restored, so that what it opens restores it to the same place.
  const finish = (event: Event) => {
    focus.restore(event);
    const action = pendingAction.current;
    pendingAction.current = null;
    if (action) setTimeout(action);
  };
  return (
    <DialogPrimitive.Root open onOpenChange={(next) => !next && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayClasses} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.save}
          onCloseAutoFocus={finish}
          className="animate-appear border-line bg-raised shadow-overlay fixed inset-x-0 top-0 z-50 flex max-h-dvh flex-col overflow-hidden border-b outline-none sm:inset-x-auto sm:top-[12vh] sm:left-1/2 sm:max-h-[min(35rem,80vh)] sm:w-[40rem] sm:max-w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:rounded-lg sm:border"
        >
          <DialogPrimitive.Title className="sr-only">{t('label')}</DialogPrimitive.Title>

          <PaletteBody phrase={phrase} onPhraseChange={setPhrase} onRun={run} onClose={onClose} />
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

'use client';

import { CircleCheck, CloudOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { connection } from './connection';
import { useConnection } from './use-connection';

/** Whole seconds until `at`, counted down. */
function useSecondsUntil(at: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return undefined;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [at]);
  return at === null ? null : Math.max(1, Math.ceil((at - now) / 1000));
}

/** An open dialog would close when something outside of it is pressed; and the field being typed in keeps the focus. */
function keepApart(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const stop = (event: Event) => event.stopPropagation();
  const keepFocus = (event: Event) => event.preventDefault();
  box.addEventListener('pointerdown', stop);
  box.addEventListener('mousedown', keepFocus);
  return () => {
    box.removeEventListener('pointerdown', stop);
    box.removeEventListener('mousedown', keepFocus);
  };
}

/**
 * Says that the server cannot be reached, for as long as it cannot, and shortly that it is back. It stands above dialogs
 * and can be used while one is open.
 */
export function ConnectionNotice() {
  const t = useTranslations('connection');
  const state = useConnection();
  const lost = state.kind === 'lost';
  const seconds = useSecondsUntil(lost ? state.nextTryAt : null);
  return (
    // The live region is always there; assistive technology hears what comes into it. An open dialog hides all the rest
    // of the page from it, but nothing that says `aria-live`.
    <div
      ref={keepApart}
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex justify-center p-3 print:hidden"
    >
      {state.kind !== 'connected' && (
        <div
          data-connection={state.kind}
          className={cn(
            'animate-appear bg-raised shadow-overlay pointer-events-auto flex max-w-[min(40rem,100%)] flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-3 py-2',
            lost ? 'border-caution' : 'border-positive',
          )}
        >
          {lost ? (
            <CloudOff className="text-caution-ink size-4.5 shrink-0" aria-hidden="true" />
          ) : (
            <CircleCheck className="text-positive-ink size-4.5 shrink-0" aria-hidden="true" />
          )}
          <p className="min-w-0 flex-1 basis-60 text-pretty">{lost ? t(`lost.${state.cause}`) : t('back')}</p>
          {lost && (
            <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
              <span className="text-ink-muted text-sm tabular-nums" aria-live="off">
                {seconds === null ? t('trying') : t('nextTry', { seconds })}
              </span>
              <Button size="sm" onClick={() => connection.tryNow()}>
                {t('tryNow')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

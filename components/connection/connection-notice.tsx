'use client';

import { onlineManager } from '@tanstack/react-query';
import { CircleCheck, CloudOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useOffline } from 'next/offline';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { onUnreached } from '@/lib/http/browser/browser-client';
import { isConnectionLost, isServerUp } from '@/components/state/connection';
import { useOnline, useOnReconnect } from '@/components/state/use-connection';

/** Seconds between retries; the last value repeats. */
const retrySeconds = [1, 2, 4, 8, 15];
const reconnectedDisplayMs = 3000;

const boxClasses =
  'animate-appear bg-raised shadow-overlay pointer-events-auto flex max-w-[min(40rem,100%)] flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-3 py-2';

/** Checks the connection after a failed request or navigation. */
function useConnectionCheck(): void {
  const offline = useOffline();
  useEffect(() => onUnreached(() => void isConnectionLost()), []);
  useEffect(() => {
    if (offline) void isConnectionLost();
  }, [offline]);
}

/** Retries until the server responds. @returns seconds until the next retry; 0 while one is running */
function useRetry(): [seconds: number, retryNow: () => void] {
  const [tries, setTries] = useState(0);
  const [seconds, setSeconds] = useState(retrySeconds[0] ?? 1);
  useEffect(() => {
    if (seconds > 0) {
      const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
      return () => clearTimeout(timer);
    }
    let cancelled = false;
    void isServerUp(5000).then((up) => {
      if (cancelled) return;
      if (up) onlineManager.setOnline(true);
      setTries(tries + 1);
      setSeconds(retrySeconds[Math.min(tries + 1, retrySeconds.length - 1)] ?? 1);
    });
    return () => {
      cancelled = true;
    };
  }, [seconds, tries]);
  return [seconds, () => setSeconds(0)];
}

/** Presses neither close an open dialog nor take the focus from a field. */
function isolatePresses(box: HTMLElement | null): (() => void) | undefined {
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

function OfflineNotice() {
  const t = useTranslations('connection');
  const [seconds, retryNow] = useRetry();
  return (
    <div data-connection="lost" className={cn(boxClasses, 'border-caution')}>
      <CloudOff className="text-caution-ink size-4.5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-60 text-pretty">{t(navigator.onLine ? 'lost.server' : 'lost.offline')}</p>
      <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
        <span className="text-ink-muted text-sm tabular-nums" aria-live="off">
          {seconds === 0 ? t('retrying') : t('nextRetry', { seconds })}
        </span>
        <Button size="sm" onClick={retryNow}>
          {t('retryNow')}
        </Button>
      </div>
    </div>
  );
}

function ReconnectedNotice({ onHide }: { onHide: () => void }) {
  const t = useTranslations('connection');
  useEffect(() => {
    const timer = setTimeout(onHide, reconnectedDisplayMs);
    return () => clearTimeout(timer);
  }, [onHide]);
  return (
    <div data-connection="back" className={cn(boxClasses, 'border-positive')}>
      <CircleCheck className="text-positive-ink size-4.5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-60 text-pretty">{t('back')}</p>
    </div>
  );
}

/** Reports a lost connection while it lasts, and briefly its return. Usable above open dialogs. */
export function ConnectionNotice() {
  const router = useRouter();
  const online = useOnline();
  const [back, setBack] = useState(false);
  const hide = useCallback(() => setBack(false), []);
  useConnectionCheck();
  useOnReconnect(() => {
    setBack(true);
    // Rendered data may be stale.
    router.refresh();
  });
  return (
    // Always mounted, so that assistive technology announces its content. `aria-live` keeps it exposed while a dialog
    // is open.
    <div
      ref={isolatePresses}
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex justify-center p-3 print:hidden"
    >
      {online ? back && <ReconnectedNotice onHide={hide} /> : <OfflineNotice />}
    </div>
  );
}

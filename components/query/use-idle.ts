import { useSyncExternalStore } from 'react';

/** Milliseconds without input after which a page is idle. */
export const idleAfterMs = 3 * 60_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const listeners = new Set<() => void>();
let idle = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function setIdle(next: boolean): void {
  if (idle === next) return;
  idle = next;
  for (const listener of listeners) listener();
}

function onSign(): void {
  clearTimeout(timer);
  timer = setTimeout(() => setIdle(true), idleAfterMs);
  setIdle(false);
}

/** Returning to the tab counts as input. */
function onVisibility(): void {
  if (document.visibilityState === 'visible') onSign();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
    document.addEventListener('visibilitychange', onVisibility);
    onSign();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const sign of signs) window.removeEventListener(sign, onSign);
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    idle = false;
  };
}

/** Whether there was no input for {@link idleAfterMs}. */
export function useIdle(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => idle,
    () => false,
  );
}

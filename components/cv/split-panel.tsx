'use client';

import { useTranslations } from 'next-intl';
import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useStored, writeStored } from '@/components/state/browser-storage';
import { cn } from '@/components/ui/class-names';

/** Local-storage key of the CV viewer's width (specification, section 2, Side panel). */
const storageKey = 'cv-viewer-width';
const limits = { min: 25, max: 75, start: 50, step: 2 };

const within = (percent: number) => Math.min(limits.max, Math.max(limits.min, Math.round(percent)));

/** The stored width; the default when invalid. */
function toPercent(stored: string | null): number {
  const percent = Number(stored ?? Number.NaN);
  return Number.isNaN(percent) ? limits.start : within(percent);
}

function keyTarget(key: string, percent: number): number | null {
  if (key === 'ArrowLeft') return within(percent - limits.step);
  if (key === 'ArrowRight') return within(percent + limits.step);
  if (key === 'Home') return limits.min;
  if (key === 'End') return limits.max;
  return null;
}

/** The divider's position in percent, persisted, and its event handlers. */
function useDivider(frame: RefObject<HTMLDivElement | null>) {
  const stored = useStored('local', storageKey);
  const [moved, setMoved] = useState<number | null>(null);
  const percent = moved ?? toPercent(stored);
  const move = (next: number) => {
    setMoved(next);
    writeStored('local', storageKey, String(next));
  };
  const handlers = {
    tabIndex: 0,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const bounds = frame.current?.getBoundingClientRect();
      if (!bounds || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      move(within(((event.clientX - bounds.left) / bounds.width) * 100));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = keyTarget(event.key, percent);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      move(next);
    },
    onDoubleClick: () => move(limits.start),
  };
  return { percent, handlers };
}

interface SplitPanelProps {
  left: ReactNode;
  right: ReactNode;
  /** The pane shown on a narrow screen. */
  narrowShows: 'left' | 'right';
}

/** Two panes with a divider moved by dragging or arrow keys; its position is persisted. */
export function SplitPanel({ left, right, narrowShows }: SplitPanelProps) {
  const t = useTranslations('cv');
  const frame = useRef<HTMLDivElement>(null);
  const { percent, handlers } = useDivider(frame);
  return (
    <div ref={frame} className="flex min-h-0 min-w-0 flex-1" style={{ '--left-pane': `${percent}%` } as CSSProperties}>
      <div
        className={cn(
          'min-w-0 max-lg:h-[max(20rem,calc(100dvh-10rem-var(--bottom-inset)))] max-lg:w-full lg:w-(--left-pane)',
          narrowShows === 'right' && 'max-lg:hidden',
        )}
      >
        {left}
      </div>
      <div
        {...handlers}
        role="separator"
        aria-orientation="vertical"
        aria-label={t('divider')}
        aria-valuenow={percent}
        aria-valuemin={limits.min}
        aria-valuemax={limits.max}
        className="bg-line hover:bg-accent focus-visible:bg-accent relative z-20 hidden w-px shrink-0 cursor-col-resize touch-none before:absolute before:inset-y-0 before:-left-1 before:w-2 lg:block"
      />
      <div className={cn('relative min-w-0 flex-1 lg:overflow-y-auto', narrowShows === 'left' && 'max-lg:hidden')}>
        {right}
      </div>
    </div>
  );
}

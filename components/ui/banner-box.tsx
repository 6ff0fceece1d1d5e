'use client';

import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from './button';
import { cn } from './class-names';

/** Milliseconds before it hides (specification, section 9). */
const visibleFor = 3000;

/** Moves the focus into the banner, like F6 between the panes of desktop programs. */
const enterKey = 'F6';

export interface BannerAction {
  /** E.g. "Undo". */
  label: string;
  onClick: () => void;
}

export interface BannerMessage {
  id: number;
  kind: 'success' | 'error';
  text: string;
  action?: BannerAction;
}

interface BannerBoxProps {
  message: BannerMessage;
  onHide: () => void;
}

/** Hides on a press outside and on Escape, unless Escape has closed something else. */
function useDismissal(box: RefObject<HTMLElement | null>, onHide: () => void): void {
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || !box.current?.contains(event.target)) onHide();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onHide();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [box, onHide]);
}

/** F6 focuses the banner's first button; the focus is restored when the banner closes. */
function useKeyboardEntry(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    let cameFrom: HTMLElement | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== enterKey || element?.contains(document.activeElement)) return;
      event.preventDefault();
      cameFrom = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      element?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (cameFrom?.isConnected && document.activeElement === document.body) cameFrom.focus();
    };
  }, [box]);
}

/** Keeps presses on the banner from closing a dialog below. */
function useOwnPresses(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const keep = (event: PointerEvent) => event.stopPropagation();
    element?.addEventListener('pointerdown', keep);
    return () => element?.removeEventListener('pointerdown', keep);
  }, [box]);
}

export function BannerBox({ message, onHide }: BannerBoxProps) {
  const t = useTranslations('common');
  const box = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const { kind, text, action } = message;

  // Stays while hovered or focused, so that errors can be read and actions reached.
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onHide, visibleFor);
    return () => clearTimeout(timer);
  }, [held, onHide]);
  useDismissal(box, onHide);
  useKeyboardEntry(box);
  useOwnPresses(box);

  const Icon = kind === 'error' ? TriangleAlert : CircleCheck;
  return (
    <div
      ref={box}
      data-banner={kind}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={cn(
        'animate-drop-in bg-raised shadow-overlay pointer-events-auto fixed top-[70px] left-1/2 z-70 flex w-max max-w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 items-start gap-2 rounded-lg border py-2 pr-2 pl-3',
        kind === 'error' ? 'border-negative' : 'border-positive',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('mt-0.5 size-4.5 shrink-0', kind === 'error' ? 'text-negative-ink' : 'text-positive-ink')}
      />
      <p className="min-w-0 break-words">{text}</p>
      {action && (
        <Button
          size="sm"
          className="-my-0.5 ml-2"
          aria-keyshortcuts={enterKey}
          onClick={() => {
            onHide();
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label={t('close')}
        onClick={onHide}
        className="text-ink-muted hover:bg-hover grid size-6 shrink-0 place-items-center rounded-sm"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}

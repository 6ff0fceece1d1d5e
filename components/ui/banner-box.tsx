'use client';

import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from './button';
import { cn } from './class-names';

/** Specification section 9: hidden by itself after 3000 ms. */
const visibleFor = 3000;

/** Brings the focus into the banner, as in desktop programs from one part of the window to the next. */
const enterKey = 'F6';

export interface BannerAction {
  /** The act: "Undo". */
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

/** Hides on a press elsewhere and on Escape, unless Escape has closed something that lies above. */
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

/** F6 goes to the banner's first button; when the banner goes, the focus goes back to where it came from. */
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

/** A dialog below takes a press outside of it for "close me"; a press on the banner is not one. */
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

  // Held while pointer or focus is in it, so that an error can be read to its end and an act be reached.
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

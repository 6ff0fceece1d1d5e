'use client';

import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import type { TooltipWords } from './tooltip-layer';
import { useLateModule } from './use-late-module';

/** Delays of specification section 9 for touch, in milliseconds; a mouse's is in the layer. */
const touchEnterDelay = 700;
const touchLeaveDelay = 1500;

const loadLayer = () => import('./tooltip-layer');

/** Radix opens tooltips for mouse and keyboard only; this opens one by a long touch. */
function useTouchOpen(onTouch: () => void) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (delay: number, value: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(value), delay);
  };
  return {
    open,
    touchProps: {
      onTouchStart: () => {
        onTouch();
        after(touchEnterDelay, true);
      },
      onTouchEnd: () => after(open ? touchLeaveDelay : 0, false),
      onTouchCancel: () => after(0, false),
    },
  };
}

interface TooltipParts {
  /** For the element that is explained. */
  targetProps: object;
  /** Stands beside it; empty until the pointer or the focus comes. */
  layer: ReactNode;
}

/**
 * A tooltip whose machinery is fetched when a pointer, a finger or the keyboard's focus first comes to its target. The
 * target itself is never drawn anew, so that it keeps its focus.
 */
export function useTooltip(words: TooltipWords): TooltipParts {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const { loaded, request } = useLateModule(loadLayer);
  // Without a connection there is no tooltip; what it says is known from elsewhere too.
  const arm = (element: HTMLElement) => {
    setTarget(element);
    request().catch(() => undefined);
  };
  const anchor = useRef<HTMLElement>(null);
  // Who has pressed it knows what it does; until the pointer comes again its words would only lie over the answer.
  const pressed = useRef(false);
  const { open, touchProps } = useTouchOpen(() => anchor.current && arm(anchor.current));
  return {
    targetProps: {
      ref: anchor,
      onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
        pressed.current = false;
        arm(currentTarget);
      },
      onPointerDown: () => {
        pressed.current = true;
      },
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => arm(currentTarget),
      ...touchProps,
    },
    layer: loaded && target && <loaded.TooltipLayer {...words} target={target} touched={open} pressed={pressed} />,
  };
}

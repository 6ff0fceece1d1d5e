'use client';

import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { useEffect, useRef, useState, type FocusEvent, type ReactElement, type ReactNode } from 'react';

/** Specification section 9, in milliseconds. */
const enterDelay = 100;
const touchEnterDelay = 700;
const touchLeaveDelay = 1500;

/** Stands once above all pages. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipPrimitive.Provider delayDuration={enterDelay} skipDelayDuration={0}>
      {children}
    </TooltipPrimitive.Provider>
  );
}

/** Radix opens tooltips for mouse and keyboard only; this opens one by a long touch. */
function useTouchOpen() {
  const [touched, setTouched] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (delay: number, value: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTouched(value), delay);
  };
  const touchProps = {
    onTouchStart: () => after(touchEnterDelay, true),
    onTouchEnd: () => after(touched ? touchLeaveDelay : 0, false),
    onTouchCancel: () => after(0, false),
  };
  return { touched, touchProps };
}

/** A closed menu or dialog gives the focus back to its button: no tooltip for that, unless the keyboard is in use. */
function ignoreUnseenFocus(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

export interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One element that takes a ref. */
  children: ReactElement;
}

/** Words that explain on hover, focus or a long touch. Nothing may be known from a tooltip alone. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const { touched, touchProps } = useTouchOpen();
  return (
    <TooltipPrimitive.Root open={open || touched} onOpenChange={setOpen}>
      <TooltipPrimitive.Trigger asChild onFocus={ignoreUnseenFocus} {...touchProps}>
        {children}
      </TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal>
        <TooltipPrimitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="animate-appear bg-ink text-canvas shadow-overlay z-60 max-w-80 rounded-md px-2 py-1 text-sm text-pretty forced-colors:border forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]"
        >
          {content}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  );
}

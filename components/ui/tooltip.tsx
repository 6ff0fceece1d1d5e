'use client';

import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { useEffect, useRef, useState, type FocusEvent, type ReactElement, type ReactNode } from 'react';

/** Delays in milliseconds (specification, section 9). */
const enterDelay = 100;
const touchEnterDelay = 700;
const touchLeaveDelay = 1500;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipPrimitive.Provider delayDuration={enterDelay} skipDelayDuration={0}>
      {children}
    </TooltipPrimitive.Provider>
  );
}

/** Opens the tooltip on a long touch, which Radix does not. */
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

/** No tooltip when a closing menu or dialog restores the focus, unless by keyboard. */
function ignoreUnseenFocus(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

export interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** An element that takes a ref. */
  children: ReactElement;
}

/** A tooltip on hover, focus or long touch. Never the only source of information. */
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

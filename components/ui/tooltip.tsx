'use client';

import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { cn } from './class-names';

/** Delays of specification section 9, in milliseconds. */
const enterDelay = 100;
const touchEnterDelay = 700;
const touchLeaveDelay = 1500;

/** Radix opens tooltips for mouse and keyboard only; this opens one by a long touch. */
function useTouchOpen() {
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
      onTouchStart: () => after(touchEnterDelay, true),
      onTouchEnd: () => after(open ? touchLeaveDelay : 0, false),
      onTouchCancel: () => after(0, false),
    },
  };
}

export interface TooltipProps {
  content: ReactNode;
  /** One element that takes a ref and focus. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** Words that explain on hover, focus or a long touch. Nothing may be known from a tooltip alone. */
export function Tooltip({ content, children, side = 'top', align = 'center', className }: TooltipProps) {
  const [hovered, setHovered] = useState(false);
  const { open: touched, touchProps } = useTouchOpen();
  return (
    <TooltipPrimitive.Provider delayDuration={enterDelay} disableHoverableContent={false}>
      <TooltipPrimitive.Root open={hovered || touched} onOpenChange={setHovered}>
        <TooltipPrimitive.Trigger asChild {...touchProps}>
          {children}
        </TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'animate-appear bg-ink text-canvas shadow-overlay z-60 max-w-80 rounded-md px-2 py-1 text-sm text-pretty',
              className,
            )}
          >
            {content}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}

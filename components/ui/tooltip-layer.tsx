'use client';

import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { cn } from './class-names';

/** Specification section 9, in milliseconds. */
const enterDelay = 100;

export interface TooltipWords {
  content: ReactNode | (() => ReactNode);
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end';
  className?: string;
}

interface TooltipLayerProps extends TooltipWords {
  /** The element that is explained; it was there before this layer. */
  target: HTMLElement;
  touched: boolean;
  /** Pressed since the pointer came to it. */
  pressed: RefObject<boolean>;
}

/** Its own menu is open, under which or over which words would lie; or focus came back to it without the keyboard. */
function isQuiet(target: HTMLElement): boolean {
  if (target.matches('[aria-haspopup][aria-expanded="true"]')) return true;
  return document.activeElement === target && !target.matches(':focus-visible, :hover');
}

/** Radix' tooltip for an element that is on the page already. Opens at once for the focus that has brought it here. */
export function TooltipLayer({
  target,
  touched,
  pressed,
  content,
  side = 'top',
  align = 'center',
  className,
}: TooltipLayerProps) {
  const [hovered, setHovered] = useState(() => target.matches(':focus-visible') && !isQuiet(target));
  const show = useCallback(
    (wanted: boolean) => setHovered(wanted && !pressed.current && !isQuiet(target)),
    [target, pressed],
  );
  useEffect(() => {
    const timer = setTimeout(() => target.matches(':hover') && show(true), enterDelay);
    return () => clearTimeout(timer);
  }, [target, show]);
  const open = hovered || touched;
  return (
    <TooltipPrimitive.Provider delayDuration={enterDelay} disableHoverableContent={false}>
      <TooltipPrimitive.Root open={open} onOpenChange={show}>
        <TooltipPrimitive.Trigger asChild>
          <Target element={target} />
        </TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'animate-appear bg-ink text-canvas shadow-overlay z-60 max-w-80 rounded-md px-2 py-1 text-sm text-pretty forced-colors:border forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]',
              className,
            )}
          >
            {open && (typeof content === 'function' ? content() : content)}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}

type Handler = (event: Event) => void;

interface TargetProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string;
  onPointerMove?: Handler;
  onPointerLeave?: Handler;
  onPointerDown?: Handler;
  onFocus?: Handler;
  onBlur?: Handler;
  onClick?: Handler;
}

const listened = [
  ['pointermove', 'onPointerMove'],
  ['pointerleave', 'onPointerLeave'],
  ['pointerdown', 'onPointerDown'],
  ['focusin', 'onFocus'],
  ['focusout', 'onBlur'],
  ['click', 'onClick'],
] as const;

/** Hands what Radix would give its trigger to an element that something else has drawn. */
function Target({ element, ref, 'aria-describedby': describedBy, ...handlers }: TargetProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    const clean = ref(element);
    return () => {
      if (typeof clean === 'function') clean();
      else ref(null);
    };
  }, [element, ref]);
  useEffect(() => {
    for (const [type, name] of listened) {
      const handler = handlers[name];
      if (handler) element.addEventListener(type, handler);
    }
    return () => {
      for (const [type, name] of listened) {
        const handler = handlers[name];
        if (handler) element.removeEventListener(type, handler);
      }
    };
  });
  useEffect(() => {
    if (!describedBy) return undefined;
    const before = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', before ? `${before} ${describedBy}` : describedBy);
    return () => {
      if (before) element.setAttribute('aria-describedby', before);
      else element.removeAttribute('aria-describedby');
    };
  }, [element, describedBy]);
  return null;
}

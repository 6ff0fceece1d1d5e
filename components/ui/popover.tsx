'use client';

import { Popover as PopoverPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names';
import { floatingClasses } from './floating-classes';

export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;
export const PopoverAnchor = PopoverPrimitive.Anchor;

/** The focus goes to signing in again, which stands over the whole page and leaves it as it is. */
function stayBelowSignIn(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-over-page]')) event.preventDefault();
}

export function PopoverContent({
  className,
  sideOffset = 4,
  align = 'start',
  ...props
}: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        onFocusOutside={stayBelowSignIn}
        className={cn(
          floatingClasses,
          'max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-y-auto p-3',
          className,
        )}
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}

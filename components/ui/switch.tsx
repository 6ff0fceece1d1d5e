'use client';

import { Switch as SwitchPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names';

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      className={cn(
        'border-line-strong bg-sunken data-[state=checked]:border-accent data-[state=checked]:bg-accent inline-flex h-5 w-8 shrink-0 items-center rounded-full border p-px transition-colors disabled:opacity-55',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb className="bg-ink-faint data-[state=checked]:bg-on-accent size-4 rounded-full transition-transform duration-100 data-[state=checked]:translate-x-3" />
    </SwitchPrimitive.Root>
  );
}

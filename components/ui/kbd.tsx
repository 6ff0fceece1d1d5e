import type { ComponentProps } from 'react';
import { cn } from './class-names';

export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'border-line bg-sunken text-ink-muted inline-grid h-5 min-w-5 place-items-center rounded-sm border px-1 font-sans text-xs',
        className,
      )}
      {...props}
    />
  );
}

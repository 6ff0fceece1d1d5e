import type { ComponentProps } from 'react';
import { cn } from './class-names';

/** A placeholder; appears after 300 ms to avoid flashing. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={cn('delayed-appear bg-line h-4 rounded-sm forced-colors:border forced-colors:bg-[Canvas]', className)}
      {...props}
    />
  );
}

import type { ComponentProps } from 'react';
import { cn } from './class-names';

/** A place where something will be; it appears after 300 ms, so that a quick answer never flashes. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={cn('delayed-appear bg-line h-4 rounded-sm forced-colors:border forced-colors:bg-[Canvas]', className)}
      {...props}
    />
  );
}

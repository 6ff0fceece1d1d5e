import type { Ref } from 'react';
import { cn } from '@/components/ui/class-names';

interface ScrollEdgeProps {
  ref: Ref<HTMLDivElement>;
  /** A column stays at the edge, in front of what is hidden. */
  covered: boolean;
}

/** A shade over the right edge of a table, shown by `useScrollEdge` while columns are hidden beyond it. */
export function ScrollEdge({ ref, covered }: ScrollEdgeProps) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className={cn(
        'from-ink/15 dark:from-canvas pointer-events-none absolute inset-y-0 right-0 z-20 hidden w-5 bg-linear-to-l to-transparent data-more:block',
        covered && '@2xl:data-more:hidden',
      )}
    />
  );
}

import { cn } from '@/components/ui/class-names';

/** A shade over the right edge while columns are hidden beyond it; `covered`: a column that stays there tells of them. */
export function ScrollEdge({ covered }: { covered: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        'from-ink/15 dark:from-canvas pointer-events-none absolute inset-y-0 right-0 z-20 hidden w-5 bg-linear-to-l to-transparent group-data-more/edge:block',
        covered && '@2xl:group-data-more/edge:hidden',
      )}
    />
  );
}

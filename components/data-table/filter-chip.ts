/** A filter that is set; pressing it takes the filter away. The border is for forced colours. */
export const filterChipClasses =
  'border border-transparent bg-accent-soft text-accent-ink hover:bg-selected inline-flex h-6 max-w-64 items-center gap-1 rounded-sm pr-1 pl-2 text-sm';

/** An instant of the day in every zone that shows it. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

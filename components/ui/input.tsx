import type { ComponentProps } from 'react';
import { cn } from './class-names';

export const fieldClasses =
  'w-full rounded-md border border-line-strong bg-surface px-2.5 text-base text-ink transition-colors placeholder:text-ink-faint enabled:hover:border-ink-faint focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-negative';

/** The browser's own control, in the browser's language: its button looks like one. */
const fileClasses =
  'cursor-pointer py-0.5 pl-1 file:mr-2.5 file:h-6 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:px-2.5 file:text-sm file:font-medium file:text-ink';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input type={type} className={cn(fieldClasses, 'h-8', type === 'file' && fileClasses, className)} {...props} />
  );
}

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './class-names';
import { fieldClasses } from './input';

/** A native select, for a few plain values. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative inline-flex">
      <select className={cn(fieldClasses, 'h-8 cursor-pointer appearance-none pr-7', className)} {...props}>
        {children}
      </select>
      <ChevronDown
        className="text-ink-muted pointer-events-none absolute inset-y-0 right-2 my-auto size-4"
        aria-hidden="true"
      />
    </span>
  );
}

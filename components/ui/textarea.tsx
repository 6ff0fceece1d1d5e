import type { ComponentProps } from 'react';
import { cn } from './class-names';
import { fieldClasses } from './input';

/** Grows with its text where `field-sizing` is supported, from `rows` on. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(fieldClasses, 'field-sizing-content min-h-20 resize-y py-1.5', className)}
      {...props}
    />
  );
}

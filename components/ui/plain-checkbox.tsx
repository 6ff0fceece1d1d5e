'use client';

import type { ComponentProps, Ref } from 'react';
import { cn } from './class-names';

interface PlainCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'ref'> {
  checked: boolean | 'indeterminate';
}

/**
 * The browser's own box in the look of `Checkbox`, for tables: there are hundreds of them, and each of the others brings
 * two elements and a dozen hooks.
 */
export function PlainCheckbox({ checked, className, ...props }: PlainCheckboxProps) {
  const some = checked === 'indeterminate';
  const showSome: Ref<HTMLInputElement> = (box) => {
    if (!box) return;
    box.indeterminate = some;
    // A press from before React took over has changed the box and nothing else.
    box.checked = checked === true;
  };
  return (
    <input
      ref={showSome}
      type="checkbox"
      checked={checked === true}
      className={cn('plain-checkbox relative block size-4 shrink-0 before:absolute before:-inset-1', className)}
      {...props}
    />
  );
}

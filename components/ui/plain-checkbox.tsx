'use client';

import type { ComponentProps, Ref } from 'react';
import { cn } from './class-names';

interface PlainCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'ref'> {
  checked: boolean | 'indeterminate';
}

/** A native checkbox styled like `Checkbox`, for tables with hundreds of them. */
export function PlainCheckbox({ checked, className, ...props }: PlainCheckboxProps) {
  const some = checked === 'indeterminate';
  const showSome: Ref<HTMLInputElement> = (box) => {
    if (!box) return;
    box.indeterminate = some;
    // A click before hydration has changed the DOM state only.
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

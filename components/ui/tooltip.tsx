'use client';

import { Slot } from 'radix-ui';
import type { ReactElement } from 'react';
import type { TooltipWords } from './tooltip-layer';
import { useTooltip } from './use-tooltip';

export interface TooltipProps extends TooltipWords {
  /** One element that takes a ref and focus. */
  children: ReactElement;
}

/** Words that explain on hover, focus or a long touch. Nothing may be known from a tooltip alone. */
export function Tooltip({ children, ...words }: TooltipProps) {
  const { targetProps, layer } = useTooltip(words);
  return (
    <>
      <Slot.Root {...targetProps}>{children}</Slot.Root>
      {layer}
    </>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useTooltip } from '@/components/ui/use-tooltip';

interface LazyTooltipProps {
  content: () => ReactNode;
  children: ReactNode;
  className?: string;
}

/** A tooltip whose words are put together only when it is asked for: a table has hundreds of places that explain themselves. */
export function LazyTooltip({ content, children, className }: LazyTooltipProps) {
  const { targetProps, layer } = useTooltip({ content });
  return (
    <>
      <span className={className} {...targetProps}>
        {children}
      </span>
      {layer}
    </>
  );
}

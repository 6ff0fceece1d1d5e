'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Tooltip } from '@/components/ui/tooltip';

interface LazyTooltipProps {
  content: () => ReactNode;
  children: ReactNode;
  className?: string;
}

/** A tooltip that costs nothing until it is asked for: a table has hundreds of places that explain themselves. */
export function LazyTooltip({ content, children, className }: LazyTooltipProps) {
  const [armed, setArmed] = useState(false);
  const arm = () => setArmed(true);
  const target = (
    <span className={className} onPointerEnter={arm} onTouchStart={arm}>
      {children}
    </span>
  );
  return armed ? <Tooltip content={content()}>{target}</Tooltip> : target;
}

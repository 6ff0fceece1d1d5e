import type { ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';

interface PageBodyProps {
  /** The page is as high as the window and scrolls inside; otherwise it grows with its content. */
  fill?: boolean;
  children: ReactNode;
  className?: string;
}

export function PageBody({ fill = false, children, className }: PageBodyProps) {
  return (
    <div className={cn('flex w-full flex-col', fill ? 'h-full min-h-[32rem]' : 'flex-[1_0_auto]', className)}>
      {children}
    </div>
  );
}

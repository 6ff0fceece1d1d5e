import { useEffect, useRef, type RefObject } from 'react';
import { cn } from '@/components/ui/class-names';

interface ScrollShadowProps {
  scroller: RefObject<HTMLElement | null>;
  /** A sticky column covers the edge. */
  covered: boolean;
  /** Changes with the visible columns. */
  columns: string;
}

/** A shadow over the right edge while columns are hidden beyond it; a DOM attribute, so that no row re-renders. */
export function ScrollShadow({ scroller, covered, columns }: ScrollShadowProps) {
  const shadow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const update = () => {
      const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft;
      shadow.current?.toggleAttribute('data-more', hidden > 1);
    };
    // Reports the initial size as well.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [scroller, columns]);
  return (
    <div
      ref={shadow}
      aria-hidden="true"
      className={cn(
        'from-ink/15 dark:from-canvas pointer-events-none absolute inset-y-0 right-0 z-20 hidden w-5 bg-linear-to-l to-transparent data-more:block',
        covered && '@2xl:data-more:hidden',
      )}
    />
  );
}

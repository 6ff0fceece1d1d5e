import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is within a screen of what `scroller` shows. */
export function useNear(element: RefObject<HTMLElement | null>, scroller: HTMLElement | null, initially: boolean) {
  const [near, setNear] = useState(initially);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      root: scroller,
      rootMargin: '100%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return near;
}

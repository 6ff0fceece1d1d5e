import { useEffect, type RefObject } from 'react';

/** Pixels from the end that still count as being there. */
const tolerance = 8;

/** A box that is scrolled to its end stays there when it becomes lower, as by the keyboard of a phone. */
export function useStayAtEnd(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    let height = box.clientHeight;
    const observer = new ResizeObserver(() => {
      const wasAtEnd = box.scrollHeight - box.scrollTop - height < tolerance;
      height = box.clientHeight;
      if (wasAtEnd) box.scrollTo({ top: box.scrollHeight });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref]);
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

const property = '--notice-height';

/** Tells the styles how much of the window a notice above the page takes, so that what is as high as the window ends in it. */
export function useNoticeHeight(): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, []);
  return room;
}

'use client';

import { useEffect, type RefObject } from 'react';

/**
 * Keeps the field in work in sight when the foot of its form grows: what saving will do is said a moment after Enter,
 * and would push the field out of the part that scrolls.
 */
export function useFocusAboveFoot(form: RefObject<HTMLFormElement | null>, foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = foot.current;
    if (!element) return undefined;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = element.offsetHeight > height;
      height = element.offsetHeight;
      const field = document.activeElement;
      if (!grown || field === form.current || !form.current?.contains(field) || element.contains(field)) return;
      field?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [form, foot]);
}

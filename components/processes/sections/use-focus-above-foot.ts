import { useEffect, type RefObject } from 'react';

/** Keeps the focused field in view when the form's footer grows, as when the impact preview appears. */
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

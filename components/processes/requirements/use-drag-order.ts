import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/**
 * Reordering by dragging a handle with mouse, pen or touch. Provide keys or buttons as well (WCAG 2.5.7).
 *
 * @param list the element whose children are the entries
 * @param onMove 0-based indexes
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const move = useRef(onMove);
  const place = useRef<number | null>(null);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (dragged === null) return undefined;
    const follow = (event: PointerEvent) => {
      const from = place.current;
      const rows = [...(list.current?.children ?? [])];
      if (from === null) return;
      const boxes = rows.map((row) => row.getBoundingClientRect());
      const to = boxes.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom);
      const [target, own] = [boxes[to], boxes[from]];
      if (!target || !own || to === from) return;
      // Swap with a taller neighbour only when the dragged entry would then be under the pointer.
      const fits = to > from ? event.clientY > target.bottom - own.height : event.clientY < target.top + own.height;
      if (!fits) return;
      place.current = to;
      setDragged(to);
      move.current(from, to);
      rows[to]?.scrollIntoView({ block: 'nearest' });
    };
    const end = () => {
      place.current = null;
      setDragged(null);
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragged, list]);

  /** `onPointerDown` of the handle of an entry. */
  const grab = (index: number) => (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    // Prevents selection and scrolling; restores focusing.
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    place.current = index;
    setDragged(index);
  };
  return { dragged, grab };
}

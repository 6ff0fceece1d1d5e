import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HighlightBox } from '@/lib/domain/analysis-schemas';
import { useCvFocus } from './cv-focus';
import { findHighlight, type Highlight } from './highlight-map';
import { scrollTarget, turnBox, type Turn } from './page-geometry';

/** A place on a page that is not turned. */
export interface CvPlace {
  page: number;
  boxes: readonly HighlightBox[];
}

interface CvScroll {
  scroller: HTMLElement | null;
  turnOf: (page: number) => Turn;
  /** The pages have their sizes. */
  ready: boolean;
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The page's place in the scrolled content, in px; null when it is not there. */
function findPage(scroller: HTMLElement, number: number) {
  const page = scroller.querySelector(`[data-page="${number}"]`)?.getBoundingClientRect();
  if (!page) return null;
  const frame = scroller.getBoundingClientRect();
  const { width, height } = page;
  const left = page.left - frame.left - scroller.clientLeft + scroller.scrollLeft;
  return { width, height, left, top: page.top - frame.top - scroller.clientTop + scroller.scrollTop };
}

/** @returns `toPlace` brings a place into view, `toPage` the top of a page */
export function useCvScroll({ scroller, turnOf, ready }: CvScroll) {
  // Turning a page scrolls nowhere.
  const newestTurnOf = useRef(turnOf);
  useEffect(() => {
    newestTurnOf.current = turnOf;
  });
  const toPlace = useCallback(
    ({ page: number, boxes }: CvPlace) => {
      const page = scroller && ready ? findPage(scroller, number) : null;
      if (!scroller || !page) return;
      const turned = boxes.map((box) => turnBox(box, newestTurnOf.current(number)));
      const view = { width: scroller.clientWidth, height: scroller.clientHeight };
      scroller.scrollTo({ ...scrollTarget(turned, page, view), behavior: isCalm() ? 'instant' : 'smooth' });
    },
    [scroller, ready],
  );
  const toPage = (number: number) => {
    const page = scroller && findPage(scroller, number);
    if (page) scroller.scrollTo({ top: page.top, behavior: isCalm() ? 'instant' : 'smooth' });
  };
  return { toPlace, toPage };
}

/** Scrolls to the requested quote. */
export function useQuoteScroll(pages: Map<number, Highlight[]>, toPlace: (place: CvPlace) => void): void {
  const { shownQuote } = useCvFocus();
  useEffect(() => {
    const highlight = findHighlight(pages, shownQuote?.evidenceId ?? null);
    if (highlight) toPlace(highlight);
  }, [shownQuote, pages, toPlace]);
}

/** The page that is read: the last one that begins above the middle of the view. */
export function useCurrentPage(scroller: HTMLElement | null, pageCount: number): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    if (!scroller) return undefined;
    const onScroll = () => {
      const middle = scroller.scrollTop + scroller.clientHeight / 2;
      const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
      setCurrent(numbers.findLast((number) => (findPage(scroller, number)?.top ?? Infinity) <= middle) ?? 1);
    };
    onScroll();
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [scroller, pageCount]);
  return Math.min(current, Math.max(1, pageCount));
}

/** Keeps the middle of the view where it is when the pages are scaled. */
export function useKeptPlace(scroller: HTMLElement | null, pageWidth: number): void {
  const before = useRef(pageWidth);
  useLayoutEffect(() => {
    const scale = before.current > 0 ? pageWidth / before.current : 1;
    before.current = pageWidth;
    if (!scroller || scale === 1 || pageWidth === 0) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = scroller;
    const left = (scrollLeft + clientWidth / 2) * scale - clientWidth / 2;
    scroller.scrollTo({ left, top: (scrollTop + clientHeight / 2) * scale - clientHeight / 2, behavior: 'instant' });
  }, [scroller, pageWidth]);
}

import { useEffect } from 'react';
import { useCvFocus } from './cv-focus';
import type { Highlight } from './highlight-map';
import { findHighlight, scrollTopFor } from './highlight-map';

/** Scrolls to the requested quote. `ready`: the pages have their sizes. */
export function useCvScroll(scroller: HTMLElement | null, pages: Map<number, Highlight[]>, ready: boolean): void {
  const { shownQuote } = useCvFocus();
  useEffect(() => {
    const highlight = findHighlight(pages, shownQuote?.evidenceId ?? null);
    if (!highlight || !scroller || !ready) return;
    const page = scroller.querySelector<HTMLElement>(`[data-page="${highlight.page}"]`);
    if (!page) return;
    const pageTop = page.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
    const top = scrollTopFor(highlight, pageTop, page.offsetHeight, scroller.clientHeight);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
  }, [shownQuote, scroller, pages, ready]);
}

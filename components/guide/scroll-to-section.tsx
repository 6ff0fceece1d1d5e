'use client';

import { useEffect } from 'react';

/** Scrolls to the URL's fragment, since the text may stream in after the browser has tried. */
export function ScrollToSection() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
  return null;
}

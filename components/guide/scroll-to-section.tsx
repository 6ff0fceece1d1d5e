'use client';

import { useEffect } from 'react';

/** The text may arrive after the browser has looked for the section that the address names. */
export function ScrollToSection() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
  return null;
}

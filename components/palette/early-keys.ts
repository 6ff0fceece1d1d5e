'use client';

import { showShellDialog } from '@/components/layout/shell-dialog';

/** What was pressed between asking for the palette and its field having the focus. */
interface EarlyKeys {
  text: string;
  entered: boolean;
}

let early: EarlyKeys | null = null;

function onKeyDown(event: KeyboardEvent): void {
  if (!early || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    takeEarlyKeys();
    showShellDialog(null);
  } else if (event.key === 'Enter') early.entered = true;
  else if (event.key === 'Backspace') early.text = early.text.slice(0, -1);
  else if (event.key.length === 1) early.text += event.key;
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Opens the palette; keys that are pressed before it can take them are kept for it. */
export function openPalette(): void {
  early ??= { text: '', entered: false };
  window.addEventListener('keydown', onKeyDown, true);
  showShellDialog('palette');
}

/** What was kept; from now on keys go their own way. */
export function takeEarlyKeys(): EarlyKeys {
  window.removeEventListener('keydown', onKeyDown, true);
  const taken = early ?? { text: '', entered: false };
  early = null;
  return taken;
}

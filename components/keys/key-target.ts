import { shellDialog } from './shell-dialog';

/** Elements in which every key is the element's own, such as fields and menus. */
const allKeys =
  'input:not([type="checkbox"],[type="radio"]),textarea,select,[contenteditable="true"],[role="menu"],[role="listbox"]:not([data-screen-keys]),[role="combobox"]';

/** Controls and scrolling regions that need only the keys which move and choose; letters and digits stay the screen's. */
const movingKeys =
  '[role="region"][tabindex="0"],[role="tablist"],[role="radiogroup"],[role="separator"],[role="slider"],input[type="checkbox"],input[type="radio"]';
const moves = /^(Arrow|Page)|^(Home|End|Enter| )$/;

const openDialog = '[role="dialog"]:not([data-state="closed"]),[role="alertdialog"]:not([data-state="closed"])';

/** Whether a dialog, sheet or popover is open. */
export function isDialogOpen(): boolean {
  return document.querySelector(openDialog) !== null;
}

/** Whether a modal dialog is open; popovers do not count. */
export function isModalOpen(): boolean {
  return [...document.querySelectorAll(openDialog)].some(
    (dialog) => !dialog.closest('[data-radix-popper-content-wrapper]'),
  );
}

/** The key as in `ScreenKey.keys`. */
export function pressedKey(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.ctrlKey || event.metaKey ? `mod+${key}` : key;
}

/** Whether a key press is meant for the screen and not for a field, control or dialog. */
export function isForScreen(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.repeat) return false;
  // A shell dialog may be about to open.
  if (event.isComposing || isDialogOpen() || shellDialog.read() !== null) return false;
  if (!(event.target instanceof Element)) return true;
  if (event.target.closest(allKeys)) return false;
  return !(moves.test(event.key) && event.target.closest(movingKeys));
}

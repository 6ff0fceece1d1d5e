import { shellDialog } from './shell-dialog';

/**
 * Elements that handle keys themselves, such as fields and tabs. `data-screen-keys` marks a list that handles only the
 * arrows and Enter.
 */
const ownKeys =
  'input,textarea,select,[contenteditable="true"],[role="radiogroup"],[role="tablist"],[role="separator"],[role="slider"],[role="menu"],[role="listbox"]:not([data-screen-keys]),[role="combobox"]';

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
  return !(event.target instanceof Element && event.target.closest(ownKeys));
}

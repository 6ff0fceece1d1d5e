import { shellDialog } from './shell-dialog';

/**
 * Where a key belongs to what has the focus: text is typed; stars, tabs and dividers have keys of their own. A list that
 * takes only the arrows and Enter (`data-screen-keys`) leaves the others to the screen.
 */
const ownKeys =
  'input,textarea,select,[contenteditable="true"],[role="radiogroup"],[role="tablist"],[role="separator"],[role="slider"],[role="menu"],[role="listbox"]:not([data-screen-keys]),[role="combobox"]';

const openDialog = '[role="dialog"]:not([data-state="closed"]),[role="alertdialog"]:not([data-state="closed"])';

/** Whether a dialog, sheet or popover is open. */
export function isDialogOpen(): boolean {
  return document.querySelector(openDialog) !== null;
}

/** Whether something lies over the page that only its own keys may close: a popover closes by itself. */
export function isModalOpen(): boolean {
  return [...document.querySelectorAll(openDialog)].some(
    (dialog) => !dialog.closest('[data-radix-popper-content-wrapper]'),
  );
}

/** Whether a key pressed now is meant for the screen, and not for a field, a control or a dialog. */
export function isForScreen(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  // A dialog of the shell may be on its way.
  if (event.isComposing || isDialogOpen() || shellDialog.read() !== null) return false;
  return !(event.target instanceof Element && event.target.closest(ownKeys));
}

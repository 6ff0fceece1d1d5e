import { useRef } from 'react';

/** Keeps a dialog open at a click outside and at Escape until something was copied: its links are shown only once. */
export function useDialogGuard() {
  const released = useRef(false);
  const guard = (event: Event): void => {
    if (!released.current) event.preventDefault();
  };
  return {
    release: () => {
      released.current = true;
    },
    handlers: { onInteractOutside: guard, onEscapeKeyDown: guard },
  };
}

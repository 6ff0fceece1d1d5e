'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useLostModule } from './use-lost-module';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface LazyDialogProps extends DialogProps {
  /** Fetches the dialog; the same function at every render. */
  load: () => Promise<ComponentType<DialogProps>>;
}

/**
 * A dialog that is fetched when it is first opened. Without a connection the next try fetches again; a module that no
 * longer exists reloads the page.
 */
export function LazyDialog({ open, onClose, load }: LazyDialogProps) {
  const onLostModule = useLostModule();
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null);
  useEffect(() => {
    if (!open || loaded) return undefined;
    let gone = false;
    load().then(
      (Dialog) => {
        if (!gone) setLoaded({ Dialog });
      },
      (error: unknown) => {
        if (gone) return;
        onClose();
        void onLostModule(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [open, loaded, load, onClose, onLostModule]);
  return loaded && <loaded.Dialog open={open} onClose={onClose} />;
}

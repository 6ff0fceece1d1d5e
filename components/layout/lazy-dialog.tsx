'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useBanner } from '@/components/ui/banner';
import { reloadOnLostModule } from './reload-on-lost-module';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface LazyDialogProps extends DialogProps {
  /** Fetches the dialog; the same function at every render. */
  load: () => Promise<ComponentType<DialogProps>>;
}

/**
 * A dialog that is fetched when it is first opened. Without a connection a banner says so and the next try fetches
 * again; a module that no longer exists reloads the page.
 */
export function LazyDialog({ open, onClose, load }: LazyDialogProps) {
  const { showError } = useBanner();
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null);
  useEffect(() => {
    if (!open || loaded) return undefined;
    let gone = false;
    load().then(
      (Dialog) => {
        if (!gone) setLoaded({ Dialog });
      },
      (error: unknown) => {
        if (gone || (navigator.onLine && error instanceof Error && reloadOnLostModule(error))) return;
        onClose();
        showError();
      },
    );
    return () => {
      gone = true;
    };
  }, [open, loaded, load, onClose, showError]);
  return loaded && <loaded.Dialog open={open} onClose={onClose} />;
}

import { createTabStore } from '@/components/state/tab-store';

/** The open dialog of the shell (command palette or list of keys); null: none. */
export const shellDialog = createTabStore<'palette' | 'keys' | null>(null);

import { createTabStore } from '@/components/state/tab-store';

/** The id of the focused list row, which the quick view summarises. */
export const quickViewSubject = createTabStore<string | null>(null);

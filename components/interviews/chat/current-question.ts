import { createTabStore } from '@/components/state/tab-store';

/** The id of the question on the screen, which the quick view explains. */
export const currentQuestion = createTabStore<string | null>(null);

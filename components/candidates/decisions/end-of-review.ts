import { createTabStore } from '@/components/state/tab-store';

/** The candidate with whose decision a review came to its end; null: it goes on. */
export const endOfReview = createTabStore<string | null>(null);

/**
 * `act` for a key: at the end of a review it does nothing, for the key was meant for a next candidate, who does not exist.
 * Asked when the key acts, not when the page was drawn: keys may have waited for the decision.
 */
export function unlessReviewEnded<Args extends unknown[]>(candidateId: string, act: (...args: Args) => void) {
  return (...args: Args): void => {
    if (endOfReview.read() !== candidateId) act(...args);
  };
}

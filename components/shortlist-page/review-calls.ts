import { createContext, use } from 'react';
import type { OwnAnswer, SharedCandidate, SharedList, ShortlistAnswerInput } from '@/lib/shortlists/shortlist-schemas';

/** How the parts of a shortlist read and answer: by a link, or with an account. */
export interface ReviewCalls {
  /** Tells the cache whose this is. */
  scope: string;
  list: () => Promise<SharedList>;
  candidate: (candidateId: string) => Promise<SharedCandidate>;
  answer: (candidateId: string, answer: ShortlistAnswerInput) => Promise<OwnAnswer>;
  /** The CV's file. */
  file: (candidateId: string) => Promise<Blob>;
  /** Missing: this reader may not take the list along. */
  pdf?: () => Promise<Blob>;
  mayAnswer: boolean;
  /** Of somebody without an account. */
  reviewer?: { name: string; rename: (name: string) => void };
}

export const ReviewCallsContext = createContext<ReviewCalls | null>(null);

/** @throws Error outside a shortlist */
export function useReviewCalls(): ReviewCalls {
  const calls = use(ReviewCallsContext);
  if (!calls) throw new Error('This part belongs into a shortlist.');
  return calls;
}

export const reviewKeys = {
  list: (scope: string) => ['shortlist-review', scope, 'list'] as const,
  candidate: (scope: string, candidateId: string) => ['shortlist-review', scope, candidateId] as const,
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import type { SharedCandidate, ShortlistAnswerInput } from '@/lib/shortlists/shortlist-schemas';
import { reviewKeys, useReviewCalls } from './review-calls';

/** An answer that is not stored yet. */
export interface HeldAnswer {
  answer: ShortlistAnswerInput;
  /** Why it was not stored; null: it is on its way. */
  error: Error | null;
}

export interface HeldAnswers {
  /** By candidate. */
  held: ReadonlyMap<string, HeldAnswer>;
  save: (candidateId: string, answer: ShortlistAnswerInput) => void;
}

export const HeldAnswersContext = createContext<HeldAnswers | null>(null);

/** @throws Error outside a shortlist */
export function useHeldAnswers(): HeldAnswers {
  const answers = use(HeldAnswersContext);
  if (!answers) throw new Error('This part belongs into a shortlist.');
  return answers;
}

/** Saves answers, and keeps each until it is stored, also when its candidate was left meanwhile. */
export function useAnswerStore(): HeldAnswers {
  const calls = useReviewCalls();
  const client = useQueryClient();
  const [held, setHeld] = useState<ReadonlyMap<string, HeldAnswer>>(new Map());
  /** Unless a later answer about the candidate has taken its place. */
  const settle = (candidateId: string, answer: ShortlistAnswerInput, error: Error | null) =>
    setHeld((all) => {
      if (all.get(candidateId)?.answer !== answer) return all;
      const next = new Map(all);
      if (error) next.set(candidateId, { answer, error });
      else next.delete(candidateId);
      return next;
    });
  const { mutate } = useMutation({
    mutationFn: ({ candidateId, answer }: { candidateId: string; answer: ShortlistAnswerInput }) =>
      calls.answer(candidateId, answer),
    // One after the other: the latest is what stays.
    scope: { id: `shortlist-answers-${calls.scope}` },
    meta: { successBanner: false, errorBanner: false },
    onError: (error, { candidateId, answer }) => settle(candidateId, answer, error),
    onSuccess: (saved, { candidateId, answer }) => {
      settle(candidateId, answer, null);
      client.setQueryData<SharedCandidate>(
        reviewKeys.candidate(calls.scope, candidateId),
        (candidate) => candidate && { ...candidate, answer: saved },
      );
      return client.invalidateQueries({ queryKey: reviewKeys.list(calls.scope) });
    },
  });
  const save = (candidateId: string, answer: ShortlistAnswerInput) => {
    setHeld((all) => new Map(all).set(candidateId, { answer, error: null }));
    mutate({ candidateId, answer });
  };
  return { held, save };
}

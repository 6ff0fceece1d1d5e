import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SharedCandidate, ShortlistAnswerInput } from '@/lib/shortlists/shortlist-schemas';
import { reviewKeys, useReviewCalls } from './review-calls';

/** A pause in typing of so many milliseconds saves. */
const pauseMs = 800;

/** An answer that is saved as it is given: a thumb at once, a comment at the next pause or when the candidate is left. */
export function useAnswer({ candidateId, answer: stored }: SharedCandidate, criteria: readonly string[]) {
  const calls = useReviewCalls();
  const client = useQueryClient();
  const [answer, setAnswer] = useState<ShortlistAnswerInput>(() => ({
    overall: stored?.overall ?? null,
    marks: criteria.map((_, index) => stored?.marks[index] ?? null),
    comment: stored?.comment ?? '',
  }));
  const save = useMutation({
    mutationFn: (next: ShortlistAnswerInput) => calls.answer(candidateId, next),
    // One after the other: the latest is what stays.
    scope: { id: `shortlist-answer-${candidateId}` },
    meta: { successBanner: false, errorBanner: false },
    onSuccess: (saved) => {
      client.setQueryData<SharedCandidate>(
        reviewKeys.candidate(calls.scope, candidateId),
        (candidate) => candidate && { ...candidate, answer: saved },
      );
      return client.invalidateQueries({ queryKey: reviewKeys.list(calls.scope) });
    },
  });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; answer: ShortlistAnswerInput } | null>(null);
  const flush = () => {
    const due = waiting.current;
    if (!due) return;
    clearTimeout(due.timer);
    waiting.current = null;
    save.mutate(due.answer);
  };
  const change = (part: Partial<ShortlistAnswerInput>) => {
    const next = { ...answer, ...part };
    setAnswer(next);
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = { timer: setTimeout(flush, 'comment' in part ? pauseMs : 0), answer: next };
  };
  const onLeave = useEffectEvent(flush);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && onLeave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      onLeave();
    };
  }, []);
  return { answer, change, save, retry: () => save.mutate(answer) };
}

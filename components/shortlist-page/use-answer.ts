import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SharedCandidate, ShortlistAnswerInput } from '@/lib/shortlists/shortlist-schemas';
import { useHeldAnswers } from './held-answers';

/** A pause in typing of so many milliseconds saves. */
const pauseMs = 800;

/** An answer that is saved as it is given: a thumb at once, a comment at the next pause or when the candidate is left. */
export function useAnswer({ candidateId, answer: stored }: SharedCandidate, criteria: readonly string[]) {
  const { held, save } = useHeldAnswers();
  const own = held.get(candidateId);
  const [answer, setAnswer] = useState<ShortlistAnswerInput>(() => {
    const known = own?.answer ?? stored;
    return {
      overall: known?.overall ?? null,
      marks: criteria.map((_, index) => known?.marks[index] ?? null),
      comment: known?.comment ?? '',
    };
  });
  const [isSent, setIsSent] = useState(false);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; answer: ShortlistAnswerInput } | null>(null);
  const flush = () => {
    const due = waiting.current;
    if (!due) return;
    clearTimeout(due.timer);
    waiting.current = null;
    save(candidateId, due.answer);
    setIsSent(true);
  };
  const change = (part: Partial<ShortlistAnswerInput>) => {
    const next = { ...answer, ...part };
    setAnswer(next);
    setIsSent(false);
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
  const isSaving = own?.error === null;
  return { answer, change, isSaving, isSaved: isSent && !own, error: own?.error ?? null };
}

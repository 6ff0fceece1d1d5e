import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { interviewKeys, readFollowUp, type SimulationPlace } from '@/components/interviews/fields/interview-queries';

/** Until the next try where the stream was lost, or somebody else has the follow-up written. */
export const followUpRetryDelay = 2_000;

/**
 * Has the model go on from an answer, and loads what was stored in the end. A lost stream loses nothing: the server writes
 * on, and this asks again as long as it is shown.
 *
 * @returns the text so far
 */
export function useFollowUp(place: SimulationPlace, questionId: string): string {
  const client = useQueryClient();
  const [text, setText] = useState('');
  useQuery({
    queryKey: interviewKeys.followUp(questionId),
    queryFn: async ({ signal }) => {
      setText('');
      try {
        await readFollowUp(place, questionId, { signal, onText: (part) => setText((before) => before + part) });
      } finally {
        await client.invalidateQueries({ queryKey: interviewKeys.one(place) });
      }
      return null;
    },
    refetchInterval: followUpRetryDelay,
    staleTime: 0,
    gcTime: 0,
    meta: { errorBanner: false },
  });
  return text;
}

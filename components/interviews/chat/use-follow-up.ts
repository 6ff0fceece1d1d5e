import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  interviewKeys,
  readFollowUp,
  simulationQuery,
  type SimulationPlace,
} from '@/components/interviews/fields/interview-queries';
import { useReportError } from '@/components/query/use-report-error';
import { useOnBrowserOnline } from '@/components/state/use-connection';
import { ApiError, isUnanswered } from '@/lib/http/browser/browser-client';

/** How often the simulation is read, in milliseconds, while the server may still be writing. */
export const followUpReadDelay = 2_000;

interface FollowUp {
  /** So far. */
  text: string;
  /** It did not arrive here; the server may still be writing it. */
  isFailed: boolean;
  tryAgain: () => void;
}

/** Somebody else has it written, or this page had before it was loaded anew. */
const isBeingWritten = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'interview.follow-up-not-due';

/**
 * Has the model go on from an answer, and loads what was stored in the end. The request is not repeated by a timer
 * (specification, section 7): after a failure the simulation is read until it has the follow-up.
 */
export function useFollowUp(place: SimulationPlace, questionId: string): FollowUp {
  const client = useQueryClient();
  const reportError = useReportError();
  const [text, setText] = useState('');
  const { isError, error, refetch } = useQuery({
    queryKey: interviewKeys.followUp(questionId),
    queryFn: async ({ signal }) => {
      setText('');
      try {
        await readFollowUp(place, questionId, { signal, onText: (part) => setText((before) => before + part) });
      } catch (error) {
        reportError(error, signal.aborted || isBeingWritten(error));
        throw error;
      } finally {
        await client.invalidateQueries({ queryKey: interviewKeys.one(place) });
      }
      return null;
    },
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: { isChange: true },
  });
  useQuery({ ...simulationQuery(place), enabled: isError, refetchInterval: followUpReadDelay });
  const tryAgain = () => void refetch();
  useOnBrowserOnline(() => isUnanswered(error) && tryAgain());
  return { text, isFailed: isError, tryAgain };
}

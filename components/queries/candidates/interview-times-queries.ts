import { queryOptions } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { InterviewTimesDto } from '@/lib/interview-times/times-schemas';
import { candidatePath } from './candidate-queries';

/** The times for an interview that a candidate was last offered, and what became of them. */
export function interviewTimesQuery(processId: string, candidateId: string) {
  return queryOptions({
    queryKey: ['candidates', processId, 'interview-times', candidateId],
    queryFn: ({ signal }) =>
      apiAnswer<InterviewTimesDto>({ path: `${candidatePath(processId, candidateId)}/interview-times`, signal }),
    staleTime: 0,
  });
}

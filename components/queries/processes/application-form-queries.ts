import { queryOptions } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ApplicationFormDto, CandidateApplicationDto } from '@/lib/application-form/form-schemas';
import { candidatePath } from '../candidates/candidate-queries';

/** The application form of a process. */
export function applicationFormQuery(processId: string) {
  return queryOptions({
    queryKey: ['processes', processId, 'application-form'],
    queryFn: ({ signal }) =>
      apiAnswer<ApplicationFormDto>({ path: `/processes/${processId}/application-form`, signal }),
  });
}

/** What a candidate wrote in it. */
export function candidateApplicationQuery(processId: string, candidateId: string) {
  return queryOptions({
    queryKey: ['candidates', processId, 'application', candidateId],
    queryFn: ({ signal }) =>
      apiAnswer<CandidateApplicationDto>({ path: `${candidatePath(processId, candidateId)}/application`, signal }),
  });
}

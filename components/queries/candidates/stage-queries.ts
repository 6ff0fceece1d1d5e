import { queryOptions } from '@tanstack/react-query';
import type { Board, ProcessStages, Stages } from '@/lib/domain/stage-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { candidateKeys } from './candidate-queries';

/** The stages that the installation offers. */
export function stagesQuery() {
  return queryOptions({
    queryKey: ['stages'],
    queryFn: ({ signal }) => apiAnswer<Stages>({ path: '/stages', signal }),
    staleTime: 60_000,
  });
}

/** The stages of a process and how many are there. */
export function processStagesQuery(processId: string) {
  return queryOptions({
    queryKey: [...candidateKeys.all(processId), 'stages'],
    queryFn: ({ signal }) => apiAnswer<ProcessStages>({ path: `/processes/${processId}/stages`, signal }),
  });
}

/** The advanced candidates of a process by stage. */
export function boardQuery(processId: string) {
  return queryOptions({
    queryKey: [...candidateKeys.all(processId), 'board'],
    queryFn: ({ signal }) => apiAnswer<Board>({ path: `/processes/${processId}/board`, signal }),
  });
}

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getSimulation } from '@/lib/interviews/get-simulation';
import { simulationParams, simulationSchema } from '@/lib/interviews/simulation-schemas';

export const GET = apiHandler({
  permission: 'interview:read',
  summary: 'An interview simulation with its questions, answers and summary by criterion',
  params: simulationParams,
  answer: simulationSchema,
  errors: ['interview.not-found'],
  handle: ({ actor, params }) => getSimulation(actor, params),
});

export const { PUT, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

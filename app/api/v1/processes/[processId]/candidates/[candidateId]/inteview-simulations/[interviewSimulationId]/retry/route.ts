import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { retrySimulation } from '@/lib/interviews/retry-simulation';
import { simulationParams } from '@/lib/interviews/simulation-schemas';

export const POST = apiHandler({
  permission: 'interview:run',
  summary: 'Writes the questions of a failed interview simulation again',
  params: simulationParams,
  status: 202,
  errors: ['interview.not-found', 'interview.not-failed', 'process.archived'],
  handle: ({ actor, params }) => retrySimulation(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

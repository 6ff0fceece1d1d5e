import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getSimulationStatus } from '@/lib/interviews/get-simulation';
import { simulationParams, simulationStatusSchema } from '@/lib/interviews/simulation-schemas';

export const GET = apiHandler({
  permission: 'interview:read',
  summary: 'Status and progress of an interview simulation',
  params: simulationParams,
  answer: simulationStatusSchema,
  errors: ['interview.not-found'],
  handle: ({ actor, params }) => getSimulationStatus(actor, params),
});

export const { PUT, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

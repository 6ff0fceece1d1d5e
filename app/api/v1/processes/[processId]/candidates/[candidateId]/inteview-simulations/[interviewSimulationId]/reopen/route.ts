import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { reopenSimulation } from '@/lib/interviews/reopen-simulation';
import { simulationParams, simulationSchema } from '@/lib/interviews/simulation-schemas';

export const POST = apiHandler({
  permission: 'interview:run',
  summary: 'Lets the answers of a finished interview simulation be changed again',
  params: simulationParams,
  answer: simulationSchema,
  errors: ['interview.not-found', 'interview.not-completed', 'process.archived'],
  handle: ({ actor, params }) => reopenSimulation(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

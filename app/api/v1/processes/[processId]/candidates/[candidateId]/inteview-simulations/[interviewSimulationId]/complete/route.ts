import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { completeSimulation } from '@/lib/interviews/complete-simulation';
import { simulationParams, simulationSchema } from '@/lib/interviews/simulation-schemas';

export const POST = apiHandler({
  permission: 'interview:run',
  summary: 'Ends an interview simulation; what was not asked stays open',
  params: simulationParams,
  answer: simulationSchema,
  errors: ['interview.not-found', 'interview.not-ready', 'process.archived'],
  handle: ({ actor, params }) => completeSimulation(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getCandidatesStatistics } from '@/lib/processes/get-candidates-statistics';
import { candidatesStatisticsSchema, processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'Candidates of a process by status and score',
  params: processParams,
  answer: candidatesStatisticsSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getCandidatesStatistics(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

import { apiHandler } from '@/lib/http/server/api-handler';
import { otherMethods } from '@/lib/http/server/other-methods';
import { getCandidatesStatistics } from '@/lib/processes/get-candidates-statistics';
import { candidatesStatisticsSchema, processParams } from '@/lib/processes/schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'Candidates of a process by status and score',
  params: processParams,
  answer: candidatesStatisticsSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getCandidatesStatistics(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });

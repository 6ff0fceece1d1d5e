import { listPicks } from '@/lib/ats/picks/list-picks';
import { atsPicksQuerySchema, atsPicksSchema } from '@/lib/ats/picks/pick-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'Candidates being sent to the ATS, by default those whose conflict waits for a person',
  params: processParams,
  query: atsPicksQuerySchema,
  answer: atsPicksSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params, query }) => listPicks(actor, { ...params, ...query }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

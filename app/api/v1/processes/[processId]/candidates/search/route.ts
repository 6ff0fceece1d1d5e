import {
  candidateFiltersSchema,
  candidateSearchAnswerSchema,
  candidateSearchQuerySchema,
} from '@/lib/domain/candidate-schemas';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:read',
  summary: 'A page of candidates',
  params: processParams,
  query: candidateSearchQuerySchema,
  body: candidateFiltersSchema,
  answer: candidateSearchAnswerSchema,
  errors: ['process.not-found', 'search.not-found', 'search.hidden-field'],
  handle: ({ actor, params, query, body }) => searchCandidates(actor, { ...params, query, filters: body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

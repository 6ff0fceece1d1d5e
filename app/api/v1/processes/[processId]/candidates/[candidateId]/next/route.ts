import { findNextCandidate } from '@/lib/candidates/search/find-next-candidate';
import { candidateParams, nextCandidateQuerySchema, nextCandidateSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The neighbour within a search',
  params: candidateParams,
  query: nextCandidateQuerySchema,
  answer: nextCandidateSchema,
  errors: ['candidate.not-found', 'search.not-found'],
  handle: ({ actor, params, query }) => findNextCandidate(actor, { ...params, ...query }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

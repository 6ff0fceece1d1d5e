import { rateCandidate } from '@/lib/candidates/decisions/rate-candidate';
import { candidateListItemSchema, candidateParams, rateCandidateSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const PUT = apiHandler({
  permission: 'candidate:rate',
  summary: "Gives a candidate a recruiter's stars, or takes them away",
  params: candidateParams,
  body: rateCandidateSchema,
  answer: candidateListItemSchema,
  errors: ['candidate.not-found', 'process.archived', 'rate.changed'],
  handle: ({ actor, params, body }) => rateCandidate(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

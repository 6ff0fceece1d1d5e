import { revealCandidate } from '@/lib/candidates/decisions/reveal-candidate';
import { revealSchema } from '@/lib/domain/candidate-review-schemas';
import { candidateParams, candidateSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Shows everyone who a candidate of a blind process is; the reason is kept',
  params: candidateParams,
  body: revealSchema,
  answer: candidateSchema,
  errors: ['candidate.not-found', 'candidate.not-blind', 'process.not-found', 'process.archived'],
  handle: ({ actor, params, body }) => revealCandidate(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { getCandidateStatus } from '@/lib/candidates/details/get-candidate-status';
import { candidateParams, candidateStatusAnswerSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: "How far a candidate's analysis is",
  params: candidateParams,
  answer: candidateStatusAnswerSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => getCandidateStatus(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

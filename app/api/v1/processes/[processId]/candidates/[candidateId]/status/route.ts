import { getCandidateStatus } from '@/lib/candidates/get-candidate-status';
import { candidateParams, candidateStatusAnswerSchema } from '@/lib/candidates/schemas';
import { apiHandler } from '@/lib/http/api-handler';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: "How far a candidate's analysis is",
  params: candidateParams,
  answer: candidateStatusAnswerSchema,
  handle: ({ actor, params }) => getCandidateStatus(actor, params),
});

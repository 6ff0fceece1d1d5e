import { readVerdicts } from '@/lib/candidates/hidden-score/read-verdicts';
import { candidateParams, candidateSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const PUT = apiHandler({
  permission: 'candidate:read',
  summary: 'Keeps that the person has read the verdicts, which shows a score that was hidden until then',
  params: candidateParams,
  answer: candidateSchema,
  errors: ['process.not-found', 'candidate.not-found', 'candidate.not-analysed'],
  handle: ({ actor, params }) => readVerdicts(actor, params),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

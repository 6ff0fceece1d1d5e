import { eraseChosenCandidates } from '@/lib/candidates/erasure/erase-candidates';
import { candidateChoiceSchema, eraseManyAnswerSchema, maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'Erases several candidates, or all of a search; answers who was refused and why',
  params: processParams,
  body: candidateChoiceSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: eraseManyAnswerSchema,
  errors: ['process.not-found', 'search.not-found'],
  handle: ({ actor, params, body }) => eraseChosenCandidates(actor, { ...params, choice: body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

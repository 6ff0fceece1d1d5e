import { previewReprocess } from '@/lib/candidates/analyses/preview-reprocess';
import { candidateChoiceSchema, maxChoiceBytes, selectedAnswerSchema } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:analyse',
  summary: 'Who would be analysed again, and who would be refused and why; changes nothing',
  params: processParams,
  body: candidateChoiceSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: selectedAnswerSchema,
  errors: ['process.not-found', 'search.not-found'],
  handle: ({ actor, params, body }) => previewReprocess(actor, { ...params, choice: body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { previewErasures } from '@/lib/candidates/erasure/preview-erasure';
import { candidateChoiceSchema, eraseManyPreviewSchema, maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'Who would be erased, what goes with them, and who would be refused; changes nothing',
  params: processParams,
  body: candidateChoiceSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: eraseManyPreviewSchema,
  errors: ['process.not-found', 'search.not-found'],
  handle: ({ actor, params, body }) => previewErasures(actor, { ...params, choice: body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

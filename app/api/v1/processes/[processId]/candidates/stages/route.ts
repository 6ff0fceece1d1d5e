import { setStages } from '@/lib/candidates/stages/set-stages';
import { maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { setStagesAnswerSchema, setStagesSchema } from '@/lib/domain/set-stages-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Puts advanced candidates, or all of a search, into a stage',
  params: processParams,
  body: setStagesSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: setStagesAnswerSchema,
  errors: ['process.not-found', 'process.archived', 'search.not-found', 'stage.not-offered'],
  handle: ({ actor, params, body }) => setStages(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

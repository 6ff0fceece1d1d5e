import { undoStages } from '@/lib/candidates/stages/undo-stages';
import { decisionRequestParams } from '@/lib/domain/candidate-review-schemas';
import { setStagesAnswerSchema } from '@/lib/domain/set-stages-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: 'Takes back the changes of stage of one call, except where something happened since',
  params: decisionRequestParams,
  answer: setStagesAnswerSchema,
  errors: ['process.not-found', 'process.archived', 'stage.change-not-found'],
  handle: ({ actor, params }) => undoStages(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

import { decideManyAnswerSchema, decisionRequestParams } from '@/lib/domain/candidate-review-schemas';
import { undoDecisions } from '@/lib/candidates/decisions/undo-decisions';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: 'Takes back the decisions of one bulk call, except where somebody has decided otherwise since',
  params: decisionRequestParams,
  answer: decideManyAnswerSchema,
  errors: ['process.not-found', 'process.archived', 'decision.not-found'],
  handle: ({ actor, params }) => undoDecisions(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

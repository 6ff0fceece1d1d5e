import { undoFollowUps } from '@/lib/candidates/stages/undo-follow-ups';
import { decisionRequestParams } from '@/lib/domain/candidate-review-schemas';
import { setFollowUpsAnswerSchema } from '@/lib/domain/set-stages-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: 'Takes back what one call said of owners and next steps, except where that has changed since',
  params: decisionRequestParams,
  answer: setFollowUpsAnswerSchema,
  errors: ['process.not-found', 'process.archived', 'follow-up.change-not-found'],
  handle: ({ actor, params }) => undoFollowUps(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

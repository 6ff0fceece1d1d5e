import { hiddenScoreSchema, processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { changeHiddenScore } from '@/lib/processes/change-hidden-score';

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Hides the candidates’ scores from each person until they have read the verdicts, or shows them again',
  params: processParams,
  body: hiddenScoreSchema,
  answer: hiddenScoreSchema,
  errors: ['process.not-found', 'process.archived'],
  handle: ({ actor, params, body }) => changeHiddenScore(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

import { setFollowUps } from '@/lib/candidates/stages/set-follow-ups';
import { maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { setFollowUpsAnswerSchema, setFollowUpsSchema } from '@/lib/domain/set-stages-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Says whose candidates, or all of a search, are and what comes next; what is left out stays as it is',
  params: processParams,
  body: setFollowUpsSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: setFollowUpsAnswerSchema,
  errors: ['process.not-found', 'process.archived', 'search.not-found', 'follow-up.owner-not-offered'],
  handle: ({ actor, params, body }) => setFollowUps(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

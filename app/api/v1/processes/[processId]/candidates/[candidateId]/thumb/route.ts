import { giveThumb } from '@/lib/candidates/decisions/give-thumb';
import { giveThumbSchema, thumbsSchema } from '@/lib/domain/thumb-schemas';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const PUT = apiHandler({
  permission: 'candidate:comment',
  summary: "Gives one's thumb up or down for a candidate, or takes it back",
  params: candidateParams,
  body: giveThumbSchema,
  answer: thumbsSchema,
  errors: ['candidate.not-found', 'process.archived'],
  handle: ({ actor, params, body }) => giveThumb(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { answerRequest } from '@/lib/person-rights/answer-request';
import { answerRequestSchema, personRequestParams } from '@/lib/person-rights/person-schemas';

export const PUT = apiHandler({
  permission: 'candidate:decide',
  summary: 'Answers a candidate’s request; their page shows the words without a name',
  params: personRequestParams,
  body: answerRequestSchema,
  errors: ['candidate.not-found', 'person-request.not-found', 'person-request.answered'],
  handle: ({ actor, params, body }) => answerRequest(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

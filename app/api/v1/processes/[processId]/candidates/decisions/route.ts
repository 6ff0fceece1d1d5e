import { decideCandidates } from '@/lib/candidates/decisions/decide-candidates';
import { decideManyAnswerSchema, decideManySchema, maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Records one decision about several candidates, or about all of a search',
  params: processParams,
  body: decideManySchema,
  maxBodyBytes: maxChoiceBytes,
  answer: decideManyAnswerSchema,
  errors: [
    'process.not-found',
    'process.archived',
    'search.not-found',
    'decision.reason-not-offered',
    'decision.unopened-need-reason',
    'candidate.reveal-reason-missing',
  ],
  handle: ({ actor, params, body }) => decideCandidates(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { tellPayRangeAnswerSchema, tellPayRangeSchema } from '@/lib/person-rights/person-schemas';
import { tellPayRange } from '@/lib/person-rights/tell-pay-range';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Records when and how several candidates, or all of a search, were told the pay range',
  params: processParams,
  body: tellPayRangeSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: tellPayRangeAnswerSchema,
  errors: ['process.not-found', 'search.not-found', 'pay-range.changed'],
  handle: ({ actor, params, body }) => tellPayRange(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

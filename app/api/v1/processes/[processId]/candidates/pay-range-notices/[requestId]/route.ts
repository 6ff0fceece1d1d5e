import { decisionRequestParams } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { withdrawPayRangeAnswerSchema, withdrawPayRangeQuery } from '@/lib/person-rights/person-schemas';
import { withdrawPayRange } from '@/lib/person-rights/withdraw-pay-range';

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: 'Takes back what one call recorded of the telling of the pay range, for all of its candidates or one',
  params: decisionRequestParams,
  query: withdrawPayRangeQuery,
  answer: withdrawPayRangeAnswerSchema,
  errors: ['process.not-found', 'pay-range.entry-not-found'],
  handle: ({ actor, params, query }) => withdrawPayRange(actor, { ...params, ...query }),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

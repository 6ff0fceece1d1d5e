import { maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { offerTimes } from '@/lib/interview-times/offer-times';
import { offeredTimesSchema, offerTimesSchema } from '@/lib/interview-times/times-schemas';

export const POST = apiHandler({
  permission: 'candidate:decide',
  summary: 'Offers times for an interview to several candidates, each time for one of them; each gets a link',
  params: processParams,
  body: offerTimesSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: offeredTimesSchema,
  errors: [
    ...(['process.not-found', 'process.archived', 'search.not-found', 'interview-times.no-such-time'] as const),
    ...(['interview-times.not-ahead', 'interview-times.too-many', 'interview-times.overlapping'] as const),
  ],
  handle: ({ actor, params, body }) => offerTimes(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

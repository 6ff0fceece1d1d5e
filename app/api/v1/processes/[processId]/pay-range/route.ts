import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getPayRange } from '@/lib/person-rights/get-pay-range';
import { payRangeSchema } from '@/lib/person-rights/person-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The pay range of a process as candidates are told it',
  params: processParams,
  answer: payRangeSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getPayRange(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

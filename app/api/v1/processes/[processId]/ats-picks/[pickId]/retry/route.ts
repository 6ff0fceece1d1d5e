import { placeErrors } from '@/lib/ats/picks/pick-errors';
import { atsPickParams, pickAnswerSchema } from '@/lib/ats/picks/pick-schemas';
import { retryPick } from '@/lib/ats/picks/retry-pick';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:pick',
  summary: 'Sends a candidate again after a conflict',
  params: atsPickParams,
  answer: pickAnswerSchema,
  status: 202,
  errors: ['resource.not-found', 'candidate.not-found', 'candidate.pick-refused', ...placeErrors],
  handle: ({ actor, params }) => retryPick(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

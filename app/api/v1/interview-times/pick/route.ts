import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { pickTime } from '@/lib/interview-times/pick-time';
import { pickTimeSchema } from '@/lib/interview-times/times-schemas';

export const POST = publicHandler({
  summary: 'The candidate picks a time, or another one',
  body: pickTimeSchema,
  errors: ['link.invalid', 'interview-times.taken', 'interview-times.too-late', 'request.too-many'],
  handle: ({ body, request }) => pickTime({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

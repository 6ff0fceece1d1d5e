import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { declineTimes } from '@/lib/interview-times/decline-times';
import { linkTokenSchema } from '@/lib/users/link-schemas';

export const POST = publicHandler({
  summary: 'The candidate calls the interview off, or says that no time suits',
  body: linkTokenSchema,
  errors: ['link.invalid', 'interview-times.too-late', 'request.too-many'],
  handle: ({ body, request }) => declineTimes({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

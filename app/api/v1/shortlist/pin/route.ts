import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { enterPin } from '@/lib/shortlists/enter-pin';
import { shortlistPassSchema, shortlistPinSchema } from '@/lib/shortlists/shortlist-schemas';

export const POST = publicHandler({
  summary: 'What a browser brings from now on instead of the PIN of a shortlist; the fifth wrong one ends the link',
  body: shortlistPinSchema,
  answer: shortlistPassSchema,
  errors: ['link.invalid', 'proof.wrong', 'shortlist.pin-locked', 'request.too-many'],
  handle: ({ body, request }) => enterPin({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

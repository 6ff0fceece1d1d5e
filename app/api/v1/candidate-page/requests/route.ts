import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { makeRequest } from '@/lib/person-rights/make-request';
import { pageRequestSchema } from '@/lib/person-rights/person-schemas';

export const POST = publicHandler({
  summary: 'The candidate asks for a correction, a person’s review or erasure; erasure needs a proof',
  body: pageRequestSchema,
  errors: ['link.invalid', 'proof.wrong', 'proof.locked', 'request.too-many'],
  handle: ({ body, request }) => makeRequest({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { changeObjection } from '@/lib/person-rights/change-objection';
import { pageObjectionSchema } from '@/lib/person-rights/person-schemas';

export const POST = publicHandler({
  summary: 'The candidate asks that no program judges them, or takes that back',
  body: pageObjectionSchema,
  errors: ['link.invalid'],
  handle: ({ body, request }) => changeObjection({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

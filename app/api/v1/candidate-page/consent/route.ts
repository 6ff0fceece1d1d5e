import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { changeOwnConsent } from '@/lib/person-rights/change-consent';
import { pageConsentSchema } from '@/lib/person-rights/person-schemas';

export const POST = publicHandler({
  summary: 'The candidate gives, renews or withdraws the consent to future recruitment',
  body: pageConsentSchema,
  errors: ['link.invalid'],
  handle: ({ body, request }) => changeOwnConsent({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

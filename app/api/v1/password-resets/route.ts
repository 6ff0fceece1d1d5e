import { z } from 'zod';
import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { forgottenPasswordSchema } from '@/lib/users/passwords/password-schemas';
import { requestNewPassword } from '@/lib/users/passwords/request-new-password';

export const POST = publicHandler({
  summary: 'Mails a link for a new password, if the address has an account; the response does not say whether it has',
  body: forgottenPasswordSchema,
  answer: z.object({ accepted: z.literal(true) }),
  errors: ['mail.not-set-up', 'request.too-many', 'user.company-sign-in'],
  handle: async ({ body, request }) => {
    await requestNewPassword({ ...body, address: requestAddress(request.headers) });
    return { accepted: true as const };
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

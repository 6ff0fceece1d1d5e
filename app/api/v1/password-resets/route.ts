import { z } from 'zod';
import { clientAddress } from '@/lib/auth/client-address';
import { trustedProxies } from '@/lib/env';
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
    const address = clientAddress((name) => request.headers.get(name) ?? undefined, trustedProxies());
    await requestNewPassword({ ...body, address });
    return { accepted: true as const };
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { z } from 'zod';
import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { resetPasswordSchema } from '@/lib/users/passwords/password-schemas';
import { resetPassword } from '@/lib/users/passwords/reset-password';

export const POST = publicHandler({
  summary: 'Sets a new password by a link, which works once; all sessions of the account end',
  body: resetPasswordSchema,
  answer: z.object({ email: z.string() }),
  errors: ['link.invalid', 'request.too-many', 'user.company-sign-in'],
  handle: ({ body, request }) => resetPassword({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

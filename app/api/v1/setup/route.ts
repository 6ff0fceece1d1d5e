import { z } from 'zod';
import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { setUpInstallation } from '@/lib/users/setup/set-up-installation';
import { setupSchema } from '@/lib/users/setup/setup-schemas';

export const POST = publicHandler({
  summary: 'The first run: makes the first administrator, for who has the code that the start printed',
  body: setupSchema,
  answer: z.object({ email: z.string() }),
  errors: ['setup.done', 'request.too-many', 'user.email-taken', 'user.company-sign-in'],
  handle: ({ body, request }) => setUpInstallation(body, requestAddress(request.headers)),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

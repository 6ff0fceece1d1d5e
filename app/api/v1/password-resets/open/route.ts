import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { linkTokenSchema } from '@/lib/users/link-schemas';
import { getOpenReset } from '@/lib/users/passwords/get-open-reset';
import { openResetSchema } from '@/lib/users/passwords/password-schemas';

export const POST = publicHandler({
  summary: 'Whose password a link changes, for the person who has it',
  body: linkTokenSchema,
  answer: openResetSchema,
  errors: ['link.invalid', 'user.company-sign-in'],
  handle: ({ body }) => getOpenReset(body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

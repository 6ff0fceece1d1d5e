import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { accountParams } from '@/lib/users/account-schemas';
import { linkSchema } from '@/lib/users/link-schemas';
import { createResetLink } from '@/lib/users/passwords/create-reset-link';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Makes a link with which a user sets a new password, to hand over; the former link ends',
  params: accountParams,
  answer: linkSchema,
  status: 201,
  errors: ['user.not-found', 'user.company-sign-in'],
  handle: ({ actor, params }) => createResetLink(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

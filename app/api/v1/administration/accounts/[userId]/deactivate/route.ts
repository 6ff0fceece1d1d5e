import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { accountParams } from '@/lib/users/account-schemas';
import { deactivateAccount } from '@/lib/users/accounts/change-access';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Keeps a user out; their sessions and API tokens end at once, their work stays',
  params: accountParams,
  errors: ['user.not-found', 'user.last-administrator'],
  handle: ({ actor, params }) => deactivateAccount(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

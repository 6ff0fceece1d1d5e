import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { accountParams } from '@/lib/users/account-schemas';
import { reactivateAccount } from '@/lib/users/accounts/change-access';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Lets a deactivated user in again, with the role and password from before',
  params: accountParams,
  errors: ['user.not-found'],
  handle: ({ actor, params }) => reactivateAccount(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

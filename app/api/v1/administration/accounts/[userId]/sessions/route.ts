import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { accountParams } from '@/lib/users/account-schemas';
import { endAccountSessions } from '@/lib/users/accounts/change-access';

export const DELETE = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Signs a user out everywhere and ends their API tokens; they may sign in again',
  params: accountParams,
  errors: ['user.not-found'],
  handle: ({ actor, params }) => endAccountSessions(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

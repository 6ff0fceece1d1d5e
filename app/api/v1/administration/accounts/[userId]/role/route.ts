import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { accountParams, changeRoleSchema } from '@/lib/users/account-schemas';
import { changeRole } from '@/lib/users/accounts/change-access';

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Gives an account another role; its sessions end',
  params: accountParams,
  body: changeRoleSchema,
  errors: ['user.not-found', 'user.last-administrator'],
  handle: ({ actor, params, body }) => changeRole(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { requireSecondStepOfRole } from '@/lib/users/second-step/require-second-step-of-role';
import { requiredRoleParams, requireSecondStepSchema } from '@/lib/users/second-step/second-step-schemas';

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Says whether people of a role must have a second step',
  params: requiredRoleParams,
  body: requireSecondStepSchema,
  errors: ['user.company-sign-in'],
  handle: ({ actor, params, body }) => requireSecondStepOfRole(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

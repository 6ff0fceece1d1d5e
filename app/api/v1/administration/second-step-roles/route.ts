import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listSecondStepRoles } from '@/lib/users/second-step/list-second-step-roles';
import { secondStepRolesSchema } from '@/lib/users/second-step/second-step-schemas';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'The roles, and whether they require a second step at sign-in',
  answer: secondStepRolesSchema,
  handle: ({ actor }) => listSecondStepRoles(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

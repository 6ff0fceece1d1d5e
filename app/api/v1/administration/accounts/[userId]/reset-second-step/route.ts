import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { accountParams } from '@/lib/users/account-schemas';
import { resetSecondStep } from '@/lib/users/second-step/reset-second-step';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Ends the second step of an account whose owner has lost it; their sessions end',
  params: accountParams,
  errors: ['user.not-found', 'second-step.not-set-up'],
  handle: ({ actor, params }) => resetSecondStep(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { confirmSession } from '@/lib/users/own-account/confirm-session';
import { confirmSessionSchema } from '@/lib/users/own-account/own-account-schemas';

export const POST = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Proves who the signed-in person is, with the password and, where there is a second step, a code',
  body: confirmSessionSchema,
  errors: ['user.company-sign-in', 'second-step.unreadable', 'request.too-many'],
  handle: ({ actor, body }) => confirmSession(actor, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

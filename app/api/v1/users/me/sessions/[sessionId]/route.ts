import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { endOwnSession } from '@/lib/users/own-account/end-own-sessions';
import { sessionParams } from '@/lib/users/own-account/own-account-schemas';

export const DELETE = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Ends a session of the signed-in person',
  params: sessionParams,
  errors: ['session.not-found'],
  handle: ({ actor, params }) => endOwnSession(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

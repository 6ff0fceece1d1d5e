import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { dismissSignInNotice } from '@/lib/users/dismiss-sign-in-notice';

export const DELETE = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Dismisses the notice of sign-ins that failed before this one',
  handle: ({ actor }) => dismissSignInNotice(actor),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

import { findSignOutAddress } from '@/lib/auth/oidc/find-sign-out-address';
import { endSession } from '@/lib/auth/sessions';
import { clearedCookie, sessionCookieNames } from '@/lib/auth/session-cookies';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'signed-in',
  programs: false,
  beforeSecondStep: true,
  summary: 'Ends the session; the Location header says where to go: to the identity provider, to sign out there, too',
  handle: async ({ actor, request }) => {
    await endSession(actor);
    const headers = new Headers({ location: await findSignOutAddress(actor) });
    for (const name of sessionCookieNames(request)) headers.append('set-cookie', clearedCookie(name));
    return new Response(null, { status: 204, headers });
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { endSession } from '@/lib/auth/sessions';
import { clearedSessionCookies } from '@/lib/auth/session-cookies';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'signed-in',
  summary: 'Ends the session; the Location header says where to go',
  handle: async ({ actor, request }) => {
    await endSession(actor);
    const headers = new Headers({ location: '/sign-in' });
    for (const cookie of clearedSessionCookies(request)) headers.append('set-cookie', cookie);
    return new Response(null, { status: 204, headers });
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

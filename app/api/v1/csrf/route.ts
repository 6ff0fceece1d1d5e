import { z } from 'zod';
import { makeCsrfToken } from '@/lib/auth/csrf';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: false,
  beforeSecondStep: true,
  summary: 'A CSRF token for the X-CSRF-TOKEN header of the next mutation',
  answer: z.object({ token: z.string() }),
  handle: async ({ actor }) => ({ token: makeCsrfToken(actor.sessionId) }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

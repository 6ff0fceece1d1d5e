import { eraseBlocked } from '@/lib/retention/blocked/erase-blocked';
import { blockedParams, blockedReasonSchema } from '@/lib/retention/retention-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Erases a blocked candidate before the time is over; the reason is written to the audit log',
  params: blockedParams,
  body: blockedReasonSchema,

  errors: ['candidate.not-found'],
  handle: ({ actor, params, body }) => eraseBlocked(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { unblock } from '@/lib/retention/blocked/unblock';
import { blockedParams, blockedReasonSchema, unblockedSchema } from '@/lib/retention/retention-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Brings a blocked candidate back, for a month at least; the reason is written to the audit log',
  params: blockedParams,
  body: blockedReasonSchema,
  answer: unblockedSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params, body }) => unblock(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

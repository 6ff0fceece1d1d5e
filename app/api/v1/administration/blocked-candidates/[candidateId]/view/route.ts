import { viewBlocked } from '@/lib/retention/blocked/view-blocked';
import { blockedCandidateSchema, blockedParams, blockedReasonSchema } from '@/lib/retention/retention-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'A blocked candidate; the reason is written to the audit log',
  params: blockedParams,
  body: blockedReasonSchema,
  answer: blockedCandidateSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params, body }) => viewBlocked(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

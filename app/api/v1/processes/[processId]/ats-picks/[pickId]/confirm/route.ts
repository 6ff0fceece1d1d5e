import { confirmPick } from '@/lib/ats/picks/confirm-pick';
import { atsPickParams } from '@/lib/ats/picks/pick-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:pick',
  summary: 'Marks a candidate as sent whom a person has seen in place in the ATS',
  params: atsPickParams,
  errors: ['process.not-found', 'process.archived', 'candidate.pick-refused', 'resource.not-found'],
  handle: async ({ actor, params }) => {
    await confirmPick(actor, params);
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { dismissPick } from '@/lib/ats/picks/dismiss-pick';
import { atsPickParams } from '@/lib/ats/picks/pick-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:pick',
  summary: 'Gives up sending a candidate after a conflict',
  params: atsPickParams,
  errors: ['process.not-found', 'process.archived', 'resource.not-found'],
  handle: async ({ actor, params }) => {
    await dismissPick(actor, params);
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

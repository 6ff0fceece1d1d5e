import { endPostponement } from '@/lib/retention/holds/postpone';
import { holdParams } from '@/lib/retention/retention-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: 'Ends a postponement: the rules of retention hold again',
  params: holdParams,
  errors: ['process.not-found', 'retention.hold-not-found'],
  handle: ({ actor, params }) => endPostponement(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

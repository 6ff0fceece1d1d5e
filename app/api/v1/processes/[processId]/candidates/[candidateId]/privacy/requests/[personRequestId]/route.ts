import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { personRequestParams } from '@/lib/person-rights/person-schemas';
import { withdrawRequest } from '@/lib/person-rights/withdraw-request';

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: 'Takes back a request that was recorded by mistake; it stays and says so',
  params: personRequestParams,
  errors: ['candidate.not-found', 'person-request.not-found', 'person-request.answered'],
  handle: ({ actor, params }) => withdrawRequest(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processTokenParams } from '@/lib/users/api-tokens/process-token-schemas';
import { revokeProcessToken } from '@/lib/users/api-tokens/revoke-api-token';

export const DELETE = apiHandler({
  permission: 'candidate:import',
  programs: false,
  summary: 'Ends a token that gives candidates to this process, whoever made it',
  params: processTokenParams,
  errors: ['process.not-found', 'token.not-found'],
  handle: ({ actor, params }) => revokeProcessToken(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

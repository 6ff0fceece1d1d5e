import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { apiTokenParams } from '@/lib/users/api-tokens/api-token-schemas';
import { revokeOwnApiToken } from '@/lib/users/api-tokens/revoke-api-token';

export const DELETE = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: "Revokes one of the signed-in person's API tokens at once",
  params: apiTokenParams,
  errors: ['token.not-found'],
  handle: ({ actor, params }) => revokeOwnApiToken(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

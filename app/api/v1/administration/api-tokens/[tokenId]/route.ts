import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { apiTokenParams } from '@/lib/users/api-tokens/api-token-schemas';
import { revokeApiToken } from '@/lib/users/api-tokens/revoke-api-token';

export const DELETE = apiHandler({
  permission: 'administration',
  programs: false,
  summary: "Revokes anybody's API token at once",
  params: apiTokenParams,
  errors: ['token.not-found'],
  handle: ({ actor, params }) => revokeApiToken(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

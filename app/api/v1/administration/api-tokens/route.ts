import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { apiTokenPageSchema, apiTokenQuery } from '@/lib/users/api-tokens/api-token-schemas';
import { listApiTokens } from '@/lib/users/api-tokens/list-api-tokens';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: "Everybody's API tokens that were not revoked; never the tokens themselves",
  query: apiTokenQuery,
  answer: apiTokenPageSchema,
  handle: ({ actor, query }) => listApiTokens(actor, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

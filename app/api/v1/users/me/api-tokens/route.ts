import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { apiTokensSchema, createApiTokenSchema, createdApiTokenSchema } from '@/lib/users/api-tokens/api-token-schemas';
import { createApiToken } from '@/lib/users/api-tokens/create-api-token';
import { listOwnApiTokens } from '@/lib/users/api-tokens/list-own-api-tokens';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: "The signed-in person's API tokens that were not revoked; never the tokens themselves",
  answer: apiTokensSchema,
  handle: ({ actor }) => listOwnApiTokens(actor),
});

export const POST = apiHandler({
  permission: 'signed-in',
  programs: false,
  fresh: true,
  summary: 'Makes an API token for a program; it is returned this once',
  body: createApiTokenSchema,
  answer: createdApiTokenSchema,
  status: 201,
  errors: ['permission.denied', 'process.not-found', 'token.too-many'],
  handle: ({ actor, body }) => createApiToken(actor, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });

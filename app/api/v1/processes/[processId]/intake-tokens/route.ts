import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { createdApiTokenSchema } from '@/lib/users/api-tokens/api-token-schemas';
import { createProcessToken } from '@/lib/users/api-tokens/create-process-token';
import { listProcessTokens } from '@/lib/users/api-tokens/list-process-tokens';
import { createProcessTokenSchema, processTokensSchema } from '@/lib/users/api-tokens/process-token-schemas';

export const GET = apiHandler({
  permission: 'candidate:import',
  programs: false,
  summary: 'The tokens with which other systems give candidates to this process; never the tokens themselves',
  params: processParams,
  answer: processTokensSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => listProcessTokens(actor, params),
});

export const POST = apiHandler({
  permission: 'candidate:import',
  programs: false,
  fresh: true,
  summary: 'Makes a token that gives candidates to this process and opens nothing else; it is returned this once',
  params: processParams,
  body: createProcessTokenSchema,
  answer: createdApiTokenSchema,
  status: 201,
  errors: ['process.not-found', 'token.too-many'],
  handle: ({ actor, params, body }) => createProcessToken(actor, { ...params, ...body }),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });

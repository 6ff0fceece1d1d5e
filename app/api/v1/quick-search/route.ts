import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { findByPhrase } from '@/lib/search/find-by-phrase';
import { quickSearchAnswerSchema, quickSearchBodySchema } from '@/lib/search/schemas';

/** POST although it is read-only: URLs are logged, and searched names must not be. */
export const POST = apiHandler({
  permission: 'process:read',
  summary: 'Processes and candidates by number or name, best first; a token finds candidates with `candidate:read`',
  body: quickSearchBodySchema,
  answer: quickSearchAnswerSchema,
  handle: ({ actor, body }) => findByPhrase(actor, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

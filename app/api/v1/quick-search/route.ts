import { apiHandler } from '@/lib/http/api-handler';
import { findByPhrase } from '@/lib/search/find-by-phrase';
import { quickSearchAnswerSchema, quickSearchQuerySchema } from '@/lib/search/schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'Processes and candidates by number or name, best first',
  query: quickSearchQuerySchema,
  answer: quickSearchAnswerSchema,
  handle: ({ actor, query }) => findByPhrase(actor, query),
});

import { listSearchOptions } from '@/lib/candidates/search/list-search-options';
import { searchOptionsSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'Cities, voivodeships, languages and criteria that the candidates of a process can be narrowed to',
  params: processParams,
  answer: searchOptionsSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => listSearchOptions(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

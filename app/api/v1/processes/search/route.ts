import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processPageSchema, processSearchQuerySchema } from '@/lib/domain/process-schemas';
import { searchProcesses } from '@/lib/processes/search-processes';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'A page of processes',
  query: processSearchQuerySchema,
  answer: processPageSchema,
  handle: ({ actor, query }) => searchProcesses(actor, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

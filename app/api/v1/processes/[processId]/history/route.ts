import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getProcessHistory } from '@/lib/processes/get-process-history';
import { historyPageSchema, historyQuerySchema } from '@/lib/processes/history-schemas';
import { processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'Who changed what of a process, newest first',
  params: processParams,
  query: historyQuerySchema,
  answer: historyPageSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params, query }) => getProcessHistory(actor, { ...params, ...query }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

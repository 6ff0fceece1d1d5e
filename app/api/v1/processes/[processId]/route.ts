import { apiHandler } from '@/lib/http/api-handler';
import { getProcess } from '@/lib/processes/get-process';
import { processParams, processSchema } from '@/lib/processes/schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'One process',
  params: processParams,
  answer: processSchema,
  handle: ({ actor, params }) => getProcess(actor, params),
});

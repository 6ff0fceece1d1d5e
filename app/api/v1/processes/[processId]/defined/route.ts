import { apiHandler } from '@/lib/http/api-handler';
import { defineProcess } from '@/lib/processes/define-process';
import { processParams, processSchema } from '@/lib/processes/schemas';

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Sets a process as defined',
  params: processParams,
  answer: processSchema,
  handle: ({ actor, params }) => defineProcess(actor, params),
});

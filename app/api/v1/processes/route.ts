import { apiHandler } from '@/lib/http/api-handler';
import { createProcess } from '@/lib/processes/create-process';
import { createProcessSchema, processSchema } from '@/lib/processes/schemas';

export const POST = apiHandler({
  permission: 'process:write',
  summary: 'Creates a process',
  body: createProcessSchema,
  answer: processSchema,
  status: 201,
  handle: ({ actor, body }) => createProcess(actor, body),
});

import { apiHandler } from '@/lib/http/api-handler';
import { versionTag } from '@/lib/http/version-tag';
import { createProcess } from '@/lib/processes/create-process';
import { createProcessSchema } from '@/lib/processes/edit-schemas';
import { processSchema } from '@/lib/processes/schemas';

export const POST = apiHandler({
  permission: 'process:write',
  summary: 'Creates a process',
  body: createProcessSchema,
  answer: processSchema,
  etag: versionTag,
  status: 201,
  handle: ({ actor, body }) => createProcess(actor, body),
});

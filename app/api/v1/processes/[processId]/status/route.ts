import { apiHandler } from '@/lib/http/api-handler';
import { versionTag } from '@/lib/http/version-tag';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { getProcessStatus } from '@/lib/processes/get-process-status';
import { processParams, processSchema, processStatusBodySchema } from '@/lib/processes/schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'The status of a process',
  params: processParams,
  answer: processStatusBodySchema,
  handle: ({ actor, params }) => getProcessStatus(actor, params),
});

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Changes the status of a process',
  params: processParams,
  body: processStatusBodySchema,
  answer: processSchema,
  etag: versionTag,
  conditional: true,
  handle: ({ actor, params, body, ifMatch }) => changeProcessStatus(actor, { ...params, ...body, ifMatch }),
});

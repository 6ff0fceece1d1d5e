import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { getProcessStatus } from '@/lib/processes/get-process-status';
import { processParams, processSchema, processStatusBodySchema } from '@/lib/domain/process-schemas';
import { processStatusAnswerSchema, processStatusQuerySchema } from '@/lib/processes/status-schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'The status of a process, how many candidates stand where, and how far some of them are',
  params: processParams,
  query: processStatusQuerySchema,
  answer: processStatusAnswerSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params, query }) => getProcessStatus(actor, { ...params, ...query }),
});

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Changes the status of a process',
  params: processParams,
  body: processStatusBodySchema,
  answer: processSchema,
  etag: versionTag,
  conditional: true,
  errors: ['process.not-found', 'process.status-not-allowed', 'process.too-thin'],
  handle: ({ actor, params, body, ifMatch }) => changeProcessStatus(actor, { ...params, ...body, ifMatch }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

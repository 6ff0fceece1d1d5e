import { processAccessSchema, restrictProcessSchema } from '@/lib/domain/process-access-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getProcessAccess } from '@/lib/processes/access/get-process-access';
import { restrictProcess } from '@/lib/processes/access/restrict-process';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'Who sees a process: everybody, or its members and administrators',
  params: processParams,
  answer: processAccessSchema,
  handle: ({ actor, params }) => getProcessAccess(actor, params),
});

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Shows a process to its members and administrators alone, or to everybody again',
  params: processParams,
  body: restrictProcessSchema,
  answer: processAccessSchema,
  handle: ({ actor, params, body }) => restrictProcess(actor, { ...params, ...body }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { maxProcessBodyBytes } from '@/lib/processes/body-limit';
import { createProcess } from '@/lib/processes/create-process';
import { createProcessSchema } from '@/lib/domain/process-edit-schemas';
import { processSchema } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'process:write',
  summary: 'Creates a process',
  body: createProcessSchema,
  maxBodyBytes: maxProcessBodyBytes,
  answer: processSchema,
  etag: versionTag,
  status: 201,
  errors: ['process.external-id-taken', 'process.unlawful-criterion'],
  handle: ({ actor, body }) => createProcess(actor, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

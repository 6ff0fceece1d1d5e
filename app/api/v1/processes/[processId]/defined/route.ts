import { z } from 'zod';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { defineProcess } from '@/lib/processes/define-process';
import { processParams, processSchema } from '@/lib/domain/process-schemas';

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Sets a process as defined',
  params: processParams,
  // The call has a body (specification, section 7), whose fields were left open.
  body: z.object({}),
  answer: processSchema,
  etag: versionTag,
  conditional: true,
  errors: ['process.not-found', 'process.archived', 'process.too-thin'],
  handle: ({ actor, params, ifMatch }) => defineProcess(actor, { ...params, ifMatch }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

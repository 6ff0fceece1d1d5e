import { processParams, processSchema } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { copyProcess } from '@/lib/processes/copy-process';
import { copyProcessSchema } from '@/lib/processes/templates/template-schemas';

export const POST = apiHandler({
  permission: 'process:write',
  programs: false,
  summary: 'Copies a process without its candidates; the copy is in creation',
  params: processParams,
  body: copyProcessSchema,
  answer: processSchema,
  etag: versionTag,
  status: 201,
  errors: ['process.not-found', 'process.unlawful-criterion'],
  handle: ({ actor, params, body }) => copyProcess(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

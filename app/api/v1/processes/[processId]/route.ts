import { apiHandler } from '@/lib/http/api-handler';
import { versionTag } from '@/lib/http/version-tag';
import { editedProcessSchema, editQuerySchema, updateProcessSchema } from '@/lib/processes/edit-schemas';
import { getProcess } from '@/lib/processes/get-process';
import { processParams, processSchema } from '@/lib/processes/schemas';
import { updateProcess } from '@/lib/processes/update-process';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'One process',
  params: processParams,
  answer: processSchema,
  etag: versionTag,
  handle: ({ actor, params }) => getProcess(actor, params),
});

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Changes the details of a process; what is left out stays',
  params: processParams,
  query: editQuerySchema,
  body: updateProcessSchema,
  answer: editedProcessSchema,
  etag: versionTag,
  conditional: true,
  handle: ({ actor, params, query, body, ifMatch }) =>
    updateProcess(actor, { ...params, ...query, ifMatch, details: body }),
});

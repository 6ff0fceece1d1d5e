import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { maxProcessBodyBytes } from '@/lib/processes/body-limit';
import { editedProcessSchema, editQuerySchema, updateProcessSchema } from '@/lib/domain/process-edit-schemas';
import { deleteProcess } from '@/lib/processes/delete-process';
import { getProcess } from '@/lib/processes/get-process';
import { processParams, processSchema } from '@/lib/domain/process-schemas';
import { updateProcess } from '@/lib/processes/update-process';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'One process',
  params: processParams,
  answer: processSchema,
  etag: versionTag,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getProcess(actor, params),
});

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Changes the details of a process; what is left out stays',
  params: processParams,
  query: editQuerySchema,
  body: updateProcessSchema,
  maxBodyBytes: maxProcessBodyBytes,
  answer: editedProcessSchema,
  etag: versionTag,
  conditional: true,
  errors: ['process.not-found', 'process.archived', 'process.external-id-taken'],
  handle: ({ actor, params, query, body, ifMatch }) =>
    updateProcess(actor, { ...params, ...query, ifMatch, details: body }),
});

export const DELETE = apiHandler({
  permission: 'process:write',
  summary: 'Deletes an archived or unfinished process that has no candidates',
  params: processParams,
  conditional: true,
  errors: ['process.not-found', 'process.not-deletable'],
  handle: ({ actor, params, ifMatch }) => deleteProcess(actor, { ...params, ifMatch }),
});

export const { POST, PATCH, OPTIONS } = rejectOtherMethods({ GET, PUT, DELETE });

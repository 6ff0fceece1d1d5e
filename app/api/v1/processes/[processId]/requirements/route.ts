import { apiHandler } from '@/lib/http/api-handler';
import { versionTag } from '@/lib/http/version-tag';
import { editedProcessSchema, editQuerySchema, requirementsBodySchema } from '@/lib/processes/edit-schemas';
import { replaceRequirements } from '@/lib/processes/replace-requirements';
import { processParams } from '@/lib/processes/schemas';

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Replaces the requirements, in the given order',
  params: processParams,
  query: editQuerySchema,
  body: requirementsBodySchema,
  answer: editedProcessSchema,
  etag: versionTag,
  conditional: true,
  handle: ({ actor, params, query, body, ifMatch }) =>
    replaceRequirements(actor, { ...params, ...query, ...body, ifMatch }),
});

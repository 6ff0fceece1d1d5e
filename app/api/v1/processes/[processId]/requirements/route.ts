import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { maxProcessBodyBytes } from '@/lib/processes/body-limit';
import { editedProcessSchema, editQuerySchema, requirementsBodySchema } from '@/lib/domain/process-edit-schemas';
import { replaceRequirements } from '@/lib/processes/replace-requirements';
import { processParams } from '@/lib/domain/process-schemas';

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Replaces the requirements, in the given order',
  params: processParams,
  query: editQuerySchema,
  body: requirementsBodySchema,
  maxBodyBytes: maxProcessBodyBytes,
  answer: editedProcessSchema,
  etag: versionTag,
  conditional: true,
  errors: ['process.not-found', 'process.archived', 'process.unlawful-criterion'],
  handle: ({ actor, params, query, body, ifMatch }) =>
    replaceRequirements(actor, { ...params, ...query, ...body, ifMatch }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

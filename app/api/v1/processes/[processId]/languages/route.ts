import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { editedProcessSchema, editQuerySchema, languagesBodySchema } from '@/lib/domain/process-edit-schemas';
import { replaceLanguages } from '@/lib/processes/replace-languages';
import { processParams } from '@/lib/domain/process-schemas';

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Replaces the languages, in the given order',
  params: processParams,
  query: editQuerySchema,
  body: languagesBodySchema,
  answer: editedProcessSchema,
  etag: versionTag,
  conditional: true,
  errors: ['process.not-found', 'process.archived'],
  handle: ({ actor, params, query, body, ifMatch }) =>
    replaceLanguages(actor, { ...params, ...query, ...body, ifMatch }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

import { getFileColumns, saveFileColumns } from '@/lib/ats/intake/file-columns';
import { fileColumnsSchema } from '@/lib/ats/intake/intake-schemas';
import { processParams } from '@/lib/domain/process-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:import',
  programs: false,
  summary: 'Which column was which field in the last file of candidates',
  params: processParams,
  answer: fileColumnsSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getFileColumns(actor, params),
});

export const PUT = apiHandler({
  permission: 'candidate:import',
  programs: false,
  summary: 'Remembers which column of a file of candidates is which field',
  params: processParams,
  body: fileColumnsSchema,
  errors: ['process.not-found', 'ats.not-linked'],
  handle: ({ actor, params, body }) => saveFileColumns(actor, { ...params, ...body }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

import { exportCandidates, exportMediaTypes } from '@/lib/candidates/export/export-candidates';
import { exportCandidatesSchema, maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { contentDisposition } from '@/lib/http/server/file-response';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:export',
  summary: 'Chosen candidates, or all of a search, as CSV or XLSX',
  params: processParams,
  body: exportCandidatesSchema,
  maxBodyBytes: maxChoiceBytes,
  produces: Object.values(exportMediaTypes),
  errors: ['process.not-found', 'search.not-found'],
  handle: async ({ actor, params, body }) => {
    const { fileName, mediaType, stream } = await exportCandidates(actor, { ...params, ...body });
    const named = contentDisposition('attachment', `candidates.${body.format}`, fileName);
    const headers = { 'content-type': mediaType, 'content-disposition': named };
    return new Response(stream, { headers });
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

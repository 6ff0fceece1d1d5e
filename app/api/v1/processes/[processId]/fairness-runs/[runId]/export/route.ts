import { exportRunQuery, runParams } from '@/lib/fairness/schemas';
import { exportRun } from '@/lib/fairness/runs/export-run';
import { apiHandler } from '@/lib/http/server/api-handler';
import { refuseCrossSite } from '@/lib/http/server/check-request';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:analyse',
  summary: 'A fairness run as CSV or JSON: inputs for an independent auditor, not an audit',
  params: runParams,
  query: exportRunQuery,
  produces: ['text/csv; charset=utf-8', 'application/json'],
  errors: ['fairness.run-not-found', 'origin.cross-site'],
  handle: async ({ actor, params, query, request }) => {
    // The export is written to the audit log.
    refuseCrossSite(request);
    const { fileName, mediaType, body } = await exportRun(actor, { ...params, ...query });
    const headers = { 'content-type': mediaType, 'content-disposition': `attachment; filename="${fileName}"` };
    return new Response(body, { headers });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

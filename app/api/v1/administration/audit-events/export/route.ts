import { auditMediaTypes, exportAuditEvents } from '@/lib/audit-log/export-audit-events';
import { auditExportQuery } from '@/lib/audit-log/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { refuseCrossSite } from '@/lib/http/server/check-request';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'The audit log as CSV or JSON Lines, with the hashes of its chain; the export is in the log itself',
  query: auditExportQuery,
  produces: Object.values(auditMediaTypes),
  errors: ['origin.cross-site'],
  handle: async ({ actor, query, request }) => {
    // The export is written to the log.
    refuseCrossSite(request);
    const { fileName, mediaType, stream } = await exportAuditEvents(actor, query);
    const headers = { 'content-type': mediaType, 'content-disposition': `attachment; filename="${fileName}"` };
    return new Response(stream, { headers });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

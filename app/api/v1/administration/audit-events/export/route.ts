import { auditMediaTypes, exportAuditEvents } from '@/lib/audit-log/export-audit-events';
import { auditExportQuery } from '@/lib/audit-log/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'The audit log as CSV or JSON Lines, with the hashes of its chain; the export is in the log itself',
  query: auditExportQuery,
  produces: Object.values(auditMediaTypes),
  handle: async ({ actor, query }) => {
    const { fileName, mediaType, stream } = await exportAuditEvents(actor, query);
    const headers = { 'content-type': mediaType, 'content-disposition': `attachment; filename="${fileName}"` };
    return new Response(stream, { headers });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

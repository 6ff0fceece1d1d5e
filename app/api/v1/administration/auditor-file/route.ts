import { exportFile, fileMediaTypes } from '@/lib/auditor-file/export-file';
import { auditorFileQuery } from '@/lib/auditor-file/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { refuseCrossSite } from '@/lib/http/server/check-request';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'The file for an auditor, of the installation or of a process; its SHA-256 is written to the audit log',
  query: auditorFileQuery,
  produces: Object.values(fileMediaTypes),
  errors: ['process.not-found', 'origin.cross-site'],
  handle: async ({ actor, query, request }) => {
    // The file is written to the log.
    refuseCrossSite(request);
    const { fileName, mediaType, body } = await exportFile(actor, query);
    const headers = { 'content-type': mediaType, 'content-disposition': `attachment; filename="${fileName}"` };
    return new Response(body, { headers });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

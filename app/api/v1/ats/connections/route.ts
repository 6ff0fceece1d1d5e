import { listUsableConnections } from '@/lib/ats/connections/list-usable-connections';
import { usableConnectionsSchema } from '@/lib/ats/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'process:write',
  summary: 'The ATS connections that a process may be linked to',
  answer: usableConnectionsSchema,
  handle: ({ actor }) => listUsableConnections(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

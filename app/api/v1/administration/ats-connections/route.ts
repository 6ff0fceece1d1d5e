import { connectionInputSchema, connectionSchema, connectionsSchema } from '@/lib/ats/connections/connection-schemas';
import { listConnections } from '@/lib/ats/connections/get-connection';
import { createConnection } from '@/lib/ats/connections/save-connection';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'The connections to ATSs; credentials are never returned',
  answer: connectionsSchema,
  handle: ({ actor }) => listConnections(actor),
});

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Sets up a connection to an ATS',
  body: connectionInputSchema,
  answer: connectionSchema,
  status: 201,
  etag: versionTag,
  errors: ['ats.name-taken', 'ats.address-refused'],
  handle: ({ actor, body }) => createConnection(actor, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });

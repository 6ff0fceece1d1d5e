import { connectionInputSchema, connectionSchema } from '@/lib/ats/connections/connection-schemas';
import { deleteConnection } from '@/lib/ats/connections/delete-connection';
import { getConnection } from '@/lib/ats/connections/get-connection';
import { updateConnection } from '@/lib/ats/connections/save-connection';
import { connectionParams } from '@/lib/ats/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'A connection to an ATS; its credentials are never returned',
  params: connectionParams,
  answer: connectionSchema,
  etag: versionTag,
  errors: ['ats.connection-not-found'],
  handle: ({ actor, params }) => getConnection(actor, params),
});

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Changes a connection; without credentials the present ones stay, unless the address changes',
  params: connectionParams,
  body: connectionInputSchema,
  answer: connectionSchema,
  etag: versionTag,
  conditional: true,
  errors: ['ats.connection-not-found', 'ats.name-taken', 'ats.address-refused', 'ats.settings-changed'],
  handle: ({ actor, params, body, ifMatch }) => updateConnection(actor, { ...params, ...body, ifMatch }),
});

export const DELETE = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Deletes a connection that no process is linked to',
  params: connectionParams,
  errors: ['ats.connection-not-found', 'ats.connection-in-use'],
  handle: ({ actor, params }) => deleteConnection(actor, params),
});

export const { POST, PATCH, OPTIONS } = rejectOtherMethods({ GET, PUT, DELETE });

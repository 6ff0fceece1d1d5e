import { connectionSyncsSchema } from '@/lib/ats/connections/connection-schemas';
import { listConnectionSyncs } from '@/lib/ats/sync/list-connection-syncs';
import { connectionParams } from '@/lib/ats/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'The last synchronisations over a connection, newest first',
  params: connectionParams,
  answer: connectionSyncsSchema,
  errors: ['ats.connection-not-found'],
  handle: ({ actor, params }) => listConnectionSyncs(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { findLocalServers } from '@/lib/model/find-local-servers';
import { localServersSchema } from '@/lib/model/local-server-schemas';

export const POST = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'Looks for servers of models on the machine that this server runs on, and lists their models',
  answer: localServersSchema,
  handle: ({ actor }) => findLocalServers(actor),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { connectionTestSchema } from '@/lib/ats/connection-schemas';
import { connectionParams } from '@/lib/ats/schemas';
import { testConnection } from '@/lib/ats/test-connection';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'administration',
  summary: 'Tries a saved connection by reading: what works and what is missing',
  params: connectionParams,
  answer: connectionTestSchema,
  errors: ['ats.connection-not-found'],
  handle: ({ actor, params }) => testConnection(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

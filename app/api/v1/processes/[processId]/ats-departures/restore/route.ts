import { restoreCandidates } from '@/lib/ats/departures/decide-departures';
import { restoreErasedSchema, restoredSchema } from '@/lib/ats/departures/departure-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'Restores candidates whom a synchronisation erased in the last seven days',
  params: processParams,
  body: restoreErasedSchema,
  answer: restoredSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params, body }) => restoreCandidates(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { getProcessSync } from '@/lib/ats/sync/get-process-sync';
import { requestSync } from '@/lib/ats/sync/request-sync';
import { processSyncSchema, requestedSyncSchema, requestSyncQuerySchema } from '@/lib/ats/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'The present synchronisation with the ATS, else the last one',
  params: processParams,
  answer: processSyncSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getProcessSync(actor, params),
});

export const PUT = apiHandler({
  permission: 'candidate:upload',
  summary: 'Starts a synchronisation with the ATS',
  params: processParams,
  query: requestSyncQuerySchema,
  answer: requestedSyncSchema,
  status: 202,
  errors: [
    'process.not-found',
    'process.archived',
    'process.not-ready',
    'ats.not-linked',
    'ats.paused',
    'ats.not-set-up',
    'ats.sync-running',
    'ats.credentials-refused',
    'ats.forbidden',
    'ats.unreachable',
  ],
  handle: ({ actor, params, query }) => requestSync(actor, { ...params, ...query }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

import { requestedSyncSchema } from '@/lib/ats/schemas';
import { confirmTrial } from '@/lib/ats/sync/trial/confirm-trial';
import { trialConfirmationSchema } from '@/lib/ats/sync/trial/trial-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:upload',
  summary: 'Fetches the rest of the candidates after the trial of a new link to the ATS',
  params: processParams,
  body: trialConfirmationSchema,
  answer: requestedSyncSchema,
  status: 202,
  errors: [
    'process.not-found',
    'process.archived',
    'process.not-ready',
    'ats.no-trial',
    'ats.not-linked',
    'ats.paused',
    'ats.not-set-up',
    'ats.sync-running',
    'ats.credentials-refused',
    'ats.forbidden',
    'ats.unreachable',
  ],
  handle: ({ actor, params, body }) => confirmTrial(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { getTrial } from '@/lib/ats/sync/trial/get-trial';
import { trialSchema } from '@/lib/ats/sync/trial/trial-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The first candidates of a new link to the ATS, which wait for a person’s word before the rest is fetched',
  params: processParams,
  answer: trialSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getTrial(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

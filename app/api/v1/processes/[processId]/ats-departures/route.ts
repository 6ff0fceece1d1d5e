import { departuresSchema } from '@/lib/ats/departures/departure-schemas';
import { listDepartures } from '@/lib/ats/departures/list-departures';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'Candidates who are not in the ATS any more and wait for a decision, and those that can be restored',
  params: processParams,
  answer: departuresSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => listDepartures(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

import { decideDepartures } from '@/lib/ats/departures/decide-departures';
import { decidedDeparturesSchema, departureDecisionSchema } from '@/lib/ats/departures/departure-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:upload',
  summary: 'Keeps candidates who are not in the ATS any more, or erases them',
  params: processParams,
  body: departureDecisionSchema,
  answer: decidedDeparturesSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params, body }) => decideDepartures(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

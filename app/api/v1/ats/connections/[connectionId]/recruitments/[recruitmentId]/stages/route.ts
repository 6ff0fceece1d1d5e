import { listStages } from '@/lib/ats/link/find-recruitments';
import { providerErrors } from '@/lib/ats/connections/provider-errors';
import { recruitmentParams, stagesSchema } from '@/lib/ats/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'process:write',
  summary: 'The stages of a recruitment in the ATS, in order',
  params: recruitmentParams,
  answer: stagesSchema,
  errors: providerErrors,
  handle: ({ actor, params }) => listStages(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

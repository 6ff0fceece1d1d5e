import { findRecruitments } from '@/lib/ats/link/find-recruitments';
import { providerErrors } from '@/lib/ats/connections/provider-errors';
import { connectionParams, recruitmentsQuerySchema, recruitmentsSchema } from '@/lib/ats/schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'process:write',
  summary: 'Recruitments in the ATS, at most 200',
  params: connectionParams,
  query: recruitmentsQuerySchema,
  answer: recruitmentsSchema,
  errors: providerErrors,
  handle: ({ actor, params, query }) => findRecruitments(actor, { ...params, ...query }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

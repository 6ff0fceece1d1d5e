import { impactInputSchema, impactReportSchema, runParams } from '@/lib/fairness/schemas';
import { computeImpact } from '@/lib/fairness/impact/compute-impact';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Impact ratios from self-declared categories, which are stored nowhere',
  params: runParams,
  body: impactInputSchema,
  answer: impactReportSchema,
  errors: ['fairness.run-not-found', 'fairness.not-examined', 'fairness.bad-file'],
  handle: ({ actor, params, body }) => computeImpact(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

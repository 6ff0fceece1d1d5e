import { fairnessEstimateSchema } from '@/lib/fairness/schemas';
import { estimateRun } from '@/lib/fairness/runs/estimate-run';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'candidate:analyse',
  summary: 'What a fairness run would take: who judges, how often, and what that may cost',
  params: processParams,
  answer: fairnessEstimateSchema,
  errors: ['process.not-found', 'model.not-set-up', 'model.incomplete', 'model.key-unreadable'],
  handle: ({ actor, params }) => estimateRun(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

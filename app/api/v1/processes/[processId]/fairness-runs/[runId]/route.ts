import { fairnessReportSchema, fairnessRunSchema, runParams } from '@/lib/fairness/schemas';
import { cancelRun } from '@/lib/fairness/runs/cancel-run';
import { getRun } from '@/lib/fairness/runs/get-run';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:analyse',
  summary: 'The report of a fairness run',
  params: runParams,
  answer: fairnessReportSchema,
  errors: ['fairness.run-not-found'],
  handle: ({ actor, params }) => getRun(actor, params),
});

export const DELETE = apiHandler({
  permission: 'candidate:analyse',
  summary: 'Cancels a fairness run; what was found stays',
  params: runParams,
  answer: fairnessRunSchema,
  errors: ['fairness.run-not-found'],
  handle: ({ actor, params }) => cancelRun(actor, params),
});

export const { POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ GET, DELETE });

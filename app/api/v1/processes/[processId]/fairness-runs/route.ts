import { fairnessRunSchema, fairnessRunsSchema, startRunSchema } from '@/lib/fairness/schemas';
import { listRuns } from '@/lib/fairness/runs/list-runs';
import { startRun } from '@/lib/fairness/runs/start-run';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'candidate:analyse',
  summary: 'The fairness runs of a process, newest first',
  params: processParams,
  answer: fairnessRunsSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => listRuns(actor, params),
});

export const POST = apiHandler({
  permission: 'candidate:analyse',
  summary: 'Starts a fairness run: copies of candidates’ CVs are judged and compared, and stored nowhere',
  params: processParams,
  body: startRunSchema,
  answer: fairnessRunSchema,
  errors: [
    ...(['process.not-found', 'process.archived', 'process.not-ready', 'fairness.run-open'] as const),
    ...(['fairness.nobody', 'fairness.cap-missing'] as const),
    ...(['model.not-set-up', 'model.incomplete', 'model.key-unreadable'] as const),
  ],
  handle: ({ actor, params, body }) => startRun(actor, { ...params, ...body }),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });

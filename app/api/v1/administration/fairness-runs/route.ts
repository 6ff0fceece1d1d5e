import { fairnessRunsSchema } from '@/lib/fairness/schemas';
import { listAllRuns } from '@/lib/fairness/runs/list-runs';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'The fairness runs of all processes, newest first',
  answer: fairnessRunsSchema,
  handle: ({ actor }) => listAllRuns(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

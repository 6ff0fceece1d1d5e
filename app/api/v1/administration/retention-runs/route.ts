import { listRuns } from '@/lib/retention/run/list-runs';
import { requestRun } from '@/lib/retention/run/request-run';
import { retentionRunsSchema, runRequestedSchema } from '@/lib/retention/retention-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'The reports of the last runs of the rules, the newest first',
  answer: retentionRunsSchema,
  handle: ({ actor }) => listRuns(actor),
});

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Runs the rules now instead of at night; nobody goes earlier than the preview says',
  answer: runRequestedSchema,
  handle: ({ actor }) => requestRun(actor),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getPossibleStatuses } from '@/lib/processes/get-process-status';
import { possibleStatusesSchema, processParams } from '@/lib/domain/process-schemas';

export const GET = apiHandler({
  permission: 'process:read',
  summary: 'Statuses that a process may be changed to now',
  params: processParams,
  answer: possibleStatusesSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getPossibleStatuses(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

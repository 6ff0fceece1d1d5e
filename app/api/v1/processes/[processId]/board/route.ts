import { getBoard } from '@/lib/candidates/stages/get-board';
import { processParams } from '@/lib/domain/process-schemas';
import { boardSchema } from '@/lib/domain/stage-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The advanced candidates of a process by stage',
  params: processParams,
  answer: boardSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getBoard(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

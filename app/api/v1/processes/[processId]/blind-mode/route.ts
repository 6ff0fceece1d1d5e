import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { blindModeSchema, changeBlindModeSchema, processParams } from '@/lib/domain/process-schemas';

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Hides who the candidates of a process are, or shows them again',
  params: processParams,
  body: changeBlindModeSchema,
  answer: blindModeSchema,
  errors: ['process.not-found', 'process.archived', 'process.reveal-reason-missing'],
  handle: ({ actor, params, body }) => changeBlindMode(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

import { z } from 'zod';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { processParams } from '@/lib/processes/schemas';

const blindMode = z.object({ blindMode: z.boolean() });

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Hides who the candidates of a process are, or shows them again',
  params: processParams,
  body: blindMode,
  answer: blindMode,
  errors: ['process.not-found', 'process.archived'],
  handle: ({ actor, params, body }) => changeBlindMode(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

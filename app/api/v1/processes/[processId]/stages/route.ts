import { chooseStages } from '@/lib/candidates/stages/choose-stages';
import { getProcessStages } from '@/lib/candidates/stages/get-process-stages';
import { processParams } from '@/lib/domain/process-schemas';
import { chooseStagesSchema, processStagesSchema } from '@/lib/domain/stage-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The stages of a process and how many candidates are there',
  params: processParams,
  answer: processStagesSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getProcessStages(actor, params),
});

export const PUT = apiHandler({
  permission: 'process:write',
  summary: 'Chooses the stages that a process has',
  params: processParams,
  body: chooseStagesSchema,
  answer: processStagesSchema,
  errors: ['process.not-found', 'process.archived', 'stage.not-offered', 'process-stages.changed'],
  handle: ({ actor, params, body }) => chooseStages(actor, { ...params, ...body }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { maxProcessBodyBytes } from '@/lib/processes/body-limit';
import { getSplittingModel, proposeRequirements } from '@/lib/processes/propose-requirements';
import { processParams } from '@/lib/domain/process-schemas';
import { requirementProposalsSchema, splitBodySchema, splittingModelSchema } from '@/lib/processes/split-schemas';

export const GET = apiHandler({
  permission: 'process:write',
  summary: 'The model that may split the description into requirements',
  params: processParams,
  answer: splittingModelSchema,
  errors: ['process.not-found'],
  handle: ({ actor, params }) => getSplittingModel(actor, params),
});

export const POST = apiHandler({
  permission: 'process:write',
  summary: 'Splits a description into requirements with the model; saves nothing',
  params: processParams,
  body: splitBodySchema,
  maxBodyBytes: maxProcessBodyBytes,
  answer: requirementProposalsSchema,
  errors: [
    'process.not-found',
    'process.archived',
    'model.bad-answer',
    'model.not-set-up',
    'model.incomplete',
    'model.key-unreadable',
    'model.rate-limited',
    'model.busy',
  ],
  handle: ({ actor, params, body, request }) => proposeRequirements(actor, { ...params, ...body }, request.signal),
});

export const { PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, POST });

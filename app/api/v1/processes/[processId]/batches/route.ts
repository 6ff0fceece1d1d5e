import { batchInputSchema, bulkAnswerSchema } from '@/lib/domain/candidate-schemas';
import { reprocessInBatch } from '@/lib/candidates/analyses/reprocess-in-batch';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:analyse',
  summary: 'Analyses candidates again through the Batch API of the model: cheaper, within 24 hours',
  params: processParams,
  body: batchInputSchema,
  answer: bulkAnswerSchema,
  status: 202,
  errors: [
    'process.not-found',
    'process.archived',
    'process.not-ready',
    'process.not-active',
    'process.batch-open',
    'model.not-set-up',
    'model.incomplete',
    'model.key-unreadable',
    'model.no-batches',
    'model.too-many-criteria',
    'model.unavailable',
  ],
  handle: ({ actor, params, body }) => reprocessInBatch(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

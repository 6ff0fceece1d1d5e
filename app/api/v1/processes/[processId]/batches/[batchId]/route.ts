import { z } from 'zod';
import { cancelBatch } from '@/lib/analysis/batch/cancel-batch';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const DELETE = apiHandler({
  permission: 'candidate:analyse',
  summary: 'Cancels a batch: finished results are kept, the other candidates go back to the state before',
  params: processParams.extend({ batchId: z.uuid() }),
  errors: ['batch.not-found'],
  handle: ({ actor, params }) => cancelBatch(actor, params),
});

export const { GET, PUT, POST, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

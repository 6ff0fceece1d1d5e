import { correctDetail } from '@/lib/candidates/details/correct-detail';
import { candidateParams, candidateSchema } from '@/lib/domain/candidate-schemas';
import { correctDetailSchema } from '@/lib/domain/detail-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const PATCH = apiHandler({
  permission: 'candidate:decide',
  summary:
    'Corrects what was read of a candidate; no analysis, synchronisation or CV overwrites it, and no verdict changes',
  params: candidateParams,
  body: correctDetailSchema,
  repeatable: true,
  answer: candidateSchema,
  errors: ['candidate.not-found', 'process.not-found', 'process.archived', 'candidate.detail-hidden', 'detail.changed'],
  handle: ({ actor, params, body, idempotencyKey }) => correctDetail(actor, { ...params, ...body, idempotencyKey }),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = rejectOtherMethods({ PATCH });

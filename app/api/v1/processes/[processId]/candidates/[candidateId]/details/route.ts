import { correctDetail } from '@/lib/candidates/details/correct-detail';
import { undoDetailCorrection } from '@/lib/candidates/details/undo-detail-correction';
import { candidateParams, candidateSchema } from '@/lib/domain/candidate-schemas';
import { correctDetailSchema, undoDetailQuerySchema } from '@/lib/domain/detail-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

const errors = ['candidate.not-found', 'process.not-found', 'process.archived', 'candidate.detail-hidden'] as const;

export const PATCH = apiHandler({
  permission: 'candidate:decide',
  summary:
    'Corrects what was read of a candidate; no analysis, synchronisation or CV overwrites it, and no verdict changes',
  params: candidateParams,
  body: correctDetailSchema,
  repeatable: true,
  answer: candidateSchema,
  errors: [...errors, 'detail.changed'],
  handle: ({ actor, params, body, idempotencyKey }) => correctDetail(actor, { ...params, ...body, idempotencyKey }),
});

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: 'Takes back the correction of a field; what the CV or the ATS says now stands there again',
  params: candidateParams,
  query: undoDetailQuerySchema,
  answer: candidateSchema,
  errors,
  handle: ({ actor, params, query }) => undoDetailCorrection(actor, { ...params, ...query }),
});

export const { GET, POST, PUT, OPTIONS } = rejectOtherMethods({ PATCH, DELETE });

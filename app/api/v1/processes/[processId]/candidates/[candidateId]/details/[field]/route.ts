import { undoDetailCorrection } from '@/lib/candidates/details/undo-detail-correction';
import { candidateSchema } from '@/lib/domain/candidate-schemas';
import { detailParams } from '@/lib/domain/detail-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const DELETE = apiHandler({
  permission: 'candidate:decide',
  summary: 'Takes back the correction of a field; what the CV or the ATS says now stands there again',
  params: detailParams,
  answer: candidateSchema,
  errors: ['candidate.not-found', 'process.not-found', 'process.archived', 'candidate.detail-hidden'],
  handle: ({ actor, params }) => undoDetailCorrection(actor, params),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = rejectOtherMethods({ DELETE });

import { previewErasure } from '@/lib/candidates/erasure/preview-erasure';
import { erasurePreviewSchema } from '@/lib/domain/candidate-review-schemas';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'What erasing a candidate deletes; changes nothing',
  params: candidateParams,
  answer: erasurePreviewSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => previewErasure(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

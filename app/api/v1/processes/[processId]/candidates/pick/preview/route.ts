import { placeErrors } from '@/lib/ats/picks/pick-errors';
import { pickChoiceSchema, pickPreviewSchema } from '@/lib/ats/picks/pick-schemas';
import { previewPicks } from '@/lib/ats/picks/preview-picks';
import { maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:pick',
  summary: 'Who would be sent to the ATS, where to, on whose approval, and who would be refused; changes nothing',
  params: processParams,
  body: pickChoiceSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: pickPreviewSchema,
  errors: [...placeErrors, 'search.not-found'],
  handle: ({ actor, params, body }) => previewPicks(actor, { ...params, choice: body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

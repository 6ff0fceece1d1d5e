import { pickCandidates } from '@/lib/ats/picks/pick-candidates';
import { placeErrors } from '@/lib/ats/picks/pick-errors';
import { pickChoiceSchema, picksAnswerSchema } from '@/lib/ats/picks/pick-schemas';
import { maxChoiceBytes } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:pick',
  summary: 'Sends candidates to the ATS as Selected by AI; answers who was refused and why',
  params: processParams,
  body: pickChoiceSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: picksAnswerSchema,
  status: 202,
  errors: [...placeErrors, 'search.not-found'],
  handle: ({ actor, params, body }) => pickCandidates(actor, { ...params, choice: body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

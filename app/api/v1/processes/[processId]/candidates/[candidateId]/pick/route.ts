import { pickCandidate } from '@/lib/ats/picks/pick-candidate';
import { placeErrors } from '@/lib/ats/picks/pick-errors';
import { pickAnswerSchema } from '@/lib/ats/picks/pick-schemas';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:pick',
  summary: 'Sends a candidate to the ATS as Selected by AI',
  params: candidateParams,
  answer: pickAnswerSchema,
  status: 202,
  errors: ['candidate.not-found', 'candidate.pick-refused', ...placeErrors],
  handle: ({ actor, params }) => pickCandidate(actor, params),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

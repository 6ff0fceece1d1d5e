import { getCandidateInAts } from '@/lib/ats/picks/get-candidate-in-ats';
import { candidateInAtsSchema } from '@/lib/ats/picks/pick-schemas';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary:
    'Where a candidate is in the ATS, why it cannot be sent, and the conflict of sending that waits for a person',
  params: candidateParams,
  answer: candidateInAtsSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => getCandidateInAts(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

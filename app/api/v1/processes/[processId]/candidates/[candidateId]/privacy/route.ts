import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getPrivacy } from '@/lib/person-rights/get-privacy';
import { privacySchema } from '@/lib/person-rights/person-schemas';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'What a candidate was told, has said and asks for about their data',
  params: candidateParams,
  answer: privacySchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => getPrivacy(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { openCandidatePage } from '@/lib/person-rights/open-candidate-page';
import { candidatePageSchema, pageTokenSchema } from '@/lib/person-rights/person-schemas';

export const POST = publicHandler({
  summary: 'What is held about a candidate, for who has the link to their page',
  body: pageTokenSchema,
  answer: candidatePageSchema,
  errors: ['link.invalid'],
  handle: ({ body, request }) => openCandidatePage({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

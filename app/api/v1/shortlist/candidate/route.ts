import { requestAddress } from '@/lib/auth/request-address';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { openSharedCandidate } from '@/lib/shortlists/open-shared';
import { sharedCandidateBodySchema, sharedCandidateSchema } from '@/lib/shortlists/shortlist-schemas';

export const POST = publicHandler({
  summary: 'A candidate of a shortlist, for who has its link; that they were opened is kept',
  body: sharedCandidateBodySchema,
  answer: sharedCandidateSchema,
  errors: ['link.invalid', 'shortlist.pin-needed', 'candidate.not-found', 'request.too-many'],
  handle: ({ body, request }) => openSharedCandidate({ ...body, address: requestAddress(request.headers) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

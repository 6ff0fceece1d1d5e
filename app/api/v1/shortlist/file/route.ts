import { requestAddress } from '@/lib/auth/request-address';
import { fileResponse } from '@/lib/http/server/file-response';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { mimeTypes } from '@/lib/cv/file-kind';
import { openSharedFile } from '@/lib/shortlists/open-shared';
import { sharedCandidateBodySchema } from '@/lib/shortlists/shortlist-schemas';

export const POST = publicHandler({
  summary: 'The file of a candidate’s CV, where the shortlist hides nothing of it',
  body: sharedCandidateBodySchema,
  produces: Object.values(mimeTypes),
  errors: ['link.invalid', 'shortlist.pin-needed', 'candidate.not-found', 'candidate.no-cv', 'request.too-many'],
  handle: async ({ body, request }) =>
    fileResponse(await openSharedFile({ ...body, address: requestAddress(request.headers) })),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

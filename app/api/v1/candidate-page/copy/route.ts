import { requestAddress } from '@/lib/auth/request-address';
import { zipResponse } from '@/lib/http/server/file-response';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { downloadCopy } from '@/lib/person-rights/download-copy';
import { pageDownloadSchema } from '@/lib/person-rights/person-schemas';

export const POST = publicHandler({
  summary: 'The copy of the candidate’s data as ZIP, for the person who proves who they are',
  body: pageDownloadSchema,
  produces: ['application/zip'],
  errors: ['link.invalid', 'proof.wrong', 'proof.locked', 'request.too-many'],
  handle: async ({ body, request }) =>
    zipResponse(await downloadCopy({ ...body, address: requestAddress(request.headers) })),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

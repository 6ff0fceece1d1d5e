import { requestAddress } from '@/lib/auth/request-address';
import { fileResponse } from '@/lib/http/server/file-response';
import { publicHandler } from '@/lib/http/server/public-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { shortlistAccessSchema } from '@/lib/shortlists/shortlist-schemas';
import { writeSharedShortlist } from '@/lib/shortlists/write-shortlist';

export const POST = publicHandler({
  summary: 'A shortlist to print, for who has its link',
  body: shortlistAccessSchema,
  produces: ['application/pdf'],
  errors: ['link.invalid', 'shortlist.pin-needed', 'request.too-many'],
  handle: async ({ body, request }) => {
    const bytes = await writeSharedShortlist({ ...body, address: requestAddress(request.headers) });
    const stream = new Blob([new Uint8Array(bytes)]).stream();
    return fileResponse({ fileName: 'shortlist.pdf', mimeType: 'application/pdf', stream });
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { getFirstPage } from '@/lib/candidates/cv/get-first-page';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

const mimeType = 'image/webp';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The first page of the CV as a picture, which comes before the file on a slow line',
  params: candidateParams,
  produces: [mimeType],
  errors: [
    ...(['candidate.not-found', 'candidate.no-cv', 'candidate.cv-not-masked', 'cv.no-recognition'] as const),
    ...(['cv.damaged', 'cv.too-slow', 'cv.too-much-memory', 'server.busy'] as const),
  ],
  handle: async ({ actor, params, request }) => {
    const picture = await getFirstPage(actor, params, request.signal);
    return new Response(new Uint8Array(picture), { headers: { 'content-type': mimeType } });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

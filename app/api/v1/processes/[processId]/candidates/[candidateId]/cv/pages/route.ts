import { z } from 'zod';
import { getCandidateCv } from '@/lib/candidates/cv/get-candidate-cv';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { mimeTypes } from '@/lib/cv/file-kind';
import { apiHandler } from '@/lib/http/server/api-handler';
import { fileResponse } from '@/lib/http/server/file-response';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The pages of the CV as a PDF, also of a DOCX or of typed text; peek: loaded in advance, which is no view',
  params: candidateParams,
  query: z.object({ peek: z.stringbool().default(false) }),
  produces: [mimeTypes.pdf],
  errors: ['candidate.not-found', 'candidate.no-cv', 'candidate.cv-not-masked'],
  handle: async ({ actor, params, query }) =>
    fileResponse(await getCandidateCv(actor, { ...params, ...query, asPages: true })),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

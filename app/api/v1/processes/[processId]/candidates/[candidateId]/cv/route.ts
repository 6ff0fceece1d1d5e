import { z } from 'zod';
import { getCandidateCv } from '@/lib/candidates/cv/get-candidate-cv';
import { replaceCv } from '@/lib/candidates/cv/replace-cv';
import { candidateListItemSchema, candidateParams } from '@/lib/domain/candidate-schemas';
import { cvLimits } from '@/lib/cv/cv-limits';
import { mimeTypes } from '@/lib/cv/file-kind';
import { apiHandler } from '@/lib/http/server/api-handler';
import { fileResponse } from '@/lib/http/server/file-response';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { megabyte } from '@/lib/validation/file-limits';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The CV as it came in, or a former one; a masked copy where the identity is hidden',
  params: candidateParams,
  query: z.object({ formerCvId: z.uuid().optional() }),
  produces: Object.values(mimeTypes),
  errors: ['candidate.not-found', 'candidate.no-cv', 'candidate.cv-not-masked'],
  handle: async ({ actor, params, query }) => fileResponse(await getCandidateCv(actor, { ...params, ...query })),
});

export const PUT = apiHandler({
  permission: 'candidate:upload',
  summary: 'Replaces the CV of a candidate, who is analysed again; the old file is kept',
  params: candidateParams,
  files: { field: 'files', maxBytes: cvLimits.maxMegabytes * megabyte, maxFiles: 1 },
  answer: candidateListItemSchema,
  errors: [
    ...(['candidate.not-found', 'candidate.replace-refused', 'process.not-found', 'process.archived'] as const),
    ...(['process.not-ready', 'upload.no-files', 'upload.too-many-files', 'cv.duplicate', 'cv.bad-name'] as const),
    ...(['cv.not-a-pdf', 'cv.empty', 'cv.too-large', 'cv.too-many-pages', 'cv.encrypted', 'cv.damaged'] as const),
  ],
  handle: ({ actor, params, files }) => replaceCv(actor, { ...params, files }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

import { z } from 'zod';
import { getCandidateCv } from '@/lib/candidates/cv/get-candidate-cv';
import { replaceCv } from '@/lib/candidates/cv/replace-cv';
import { cvReplaceReasons } from '@/lib/domain/person-traits';
import { candidateListItemSchema, candidateParams } from '@/lib/domain/candidate-schemas';
import { cvFileErrors } from '@/lib/cv/cv-file-errors';
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
  summary: 'Replaces the CV of a candidate, who is analysed again; one that looks like another person’s needs a reason',
  params: candidateParams,
  query: z.object({ confirm: z.enum(cvReplaceReasons).optional() }),
  files: { field: 'files', maxBytes: cvLimits.maxMegabytes * megabyte, maxFiles: 1 },
  answer: candidateListItemSchema,
  errors: [
    ...(['candidate.not-found', 'candidate.replace-refused', 'process.not-found', 'process.archived'] as const),
    ...(['process.not-ready', 'upload.no-files', 'cv.duplicate', 'cv.another-person'] as const),
    ...cvFileErrors,
  ],
  handle: ({ actor, params, query, files }) => replaceCv(actor, { ...params, ...query, files }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

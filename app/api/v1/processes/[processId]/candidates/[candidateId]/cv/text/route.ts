import { z } from 'zod';
import { candidateParams, candidateStatusSchema, typeCvSchema } from '@/lib/domain/candidate-schemas';
import { getCvText } from '@/lib/candidates/cv/get-cv-text';
import { typeCv } from '@/lib/candidates/cv/type-cv';
import { cvPageSchema } from '@/lib/domain/cv-document';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The text of the CV with its places, as it was read; masked where the identity is hidden',
  params: candidateParams,
  answer: z.array(cvPageSchema),
  errors: ['candidate.not-found', 'candidate.no-cv'],
  handle: async ({ actor, params }) =>
    new Response(await getCvText(actor, params), { headers: { 'content-type': 'application/json' } }),
});

export const PUT = apiHandler({
  permission: 'candidate:upload',
  summary: 'Text in place of a CV that could not be read',
  params: candidateParams,
  body: typeCvSchema,
  answer: z.object({ status: candidateStatusSchema }),
  errors: ['candidate.not-found', 'candidate.has-readable-cv', 'process.archived', 'cv.too-many-pages'],
  handle: ({ actor, params, body }) => typeCv(actor, { ...params, ...body }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

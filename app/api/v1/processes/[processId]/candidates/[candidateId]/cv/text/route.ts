import { z } from 'zod';
import { candidateParams, candidateStatusSchema, typeCvSchema } from '@/lib/candidates/schemas';
import { typeCv } from '@/lib/candidates/type-cv';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const PUT = apiHandler({
  permission: 'candidate:upload',
  summary: 'Text in place of a CV that could not be read',
  params: candidateParams,
  body: typeCvSchema,
  answer: z.object({ status: candidateStatusSchema }),
  errors: ['candidate.not-found', 'candidate.has-readable-cv', 'process.archived', 'cv.too-many-pages'],
  handle: ({ actor, params, body }) => typeCv(actor, { ...params, ...body }),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

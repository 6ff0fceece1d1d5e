import { z } from 'zod';
import { exportDataCopy } from '@/lib/candidates/copy/export-data-copy';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { localeSchema } from '@/lib/domain/user-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { zipResponse } from '@/lib/http/server/file-response';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:export',
  summary: 'A copy of all data about a candidate, for the person (GDPR, article 15): ZIP with CV, JSON, schema and PDF',
  params: candidateParams,
  query: z.object({ locale: localeSchema.optional() }),
  produces: ['application/zip'],
  errors: ['candidate.not-found', 'candidate.copy-hidden', 'candidate.score-hidden', 'candidate.verdicts-hidden'],
  handle: async ({ actor, params, query }) => zipResponse(await exportDataCopy(actor, { ...params, ...query })),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

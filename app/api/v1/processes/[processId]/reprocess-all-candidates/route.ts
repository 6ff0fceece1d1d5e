import { z } from 'zod';
import { reprocessAllCandidates } from '@/lib/candidates/analyses/reprocess-all-candidates';
import { bulkAnswerSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:analyse',
  summary: 'Analyses all candidates again whose status allows it; fresh judges anew',
  params: processParams,
  body: z.object({ fresh: z.boolean().default(false) }),
  answer: bulkAnswerSchema,
  status: 202,
  errors: ['process.not-found', 'process.archived', 'process.not-ready', 'process.not-active'],
  handle: ({ actor, params, body }) => reprocessAllCandidates(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

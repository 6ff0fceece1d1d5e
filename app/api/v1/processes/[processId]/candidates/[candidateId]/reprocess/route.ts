import { z } from 'zod';
import { reprocessCandidate } from '@/lib/candidates/analyses/reprocess-candidate';
import { candidateParams, candidateStatusSchema } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'candidate:analyse',
  summary: 'Analyses a candidate again; fresh judges anew instead of taking over equal verdicts',
  params: candidateParams,
  body: z.object({ fresh: z.boolean().default(false) }),
  answer: z.object({ status: candidateStatusSchema }),
  status: 202,
  errors: [
    'candidate.not-found',
    'candidate.reprocess-refused',
    'candidate.not-by-program',
    'process.archived',
    'process.not-ready',
    'process.not-active',
  ],
  handle: ({ actor, params, body }) => reprocessCandidate(actor, { ...params, ...body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

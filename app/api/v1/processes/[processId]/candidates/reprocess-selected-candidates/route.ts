import { reprocessSelectedCandidates } from '@/lib/candidates/analyses/reprocess-selected-candidates';
import { maxChoiceBytes, reprocessSelectedSchema, selectedAnswerSchema } from '@/lib/domain/candidate-review-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { processParams } from '@/lib/domain/process-schemas';

export const POST = apiHandler({
  permission: 'candidate:analyse',
  summary: 'Analyses chosen candidates again whose status allows it in bulk; answers who was refused and why',
  params: processParams,
  body: reprocessSelectedSchema,
  maxBodyBytes: maxChoiceBytes,
  answer: selectedAnswerSchema,
  status: 202,
  errors: ['process.not-found', 'process.archived', 'process.not-ready', 'process.not-active', 'search.not-found'],
  handle: ({ actor, params, body }) => reprocessSelectedCandidates(actor, { ...params, input: body }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

import { analysisEntriesSchema } from '@/lib/analysis/store/analysis-history-schemas';
import { listAnalyses } from '@/lib/candidates/analyses/list-analyses';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'The analyses of a candidate, latest first, each with what differs from the one before and why',
  params: candidateParams,
  answer: analysisEntriesSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => listAnalyses(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

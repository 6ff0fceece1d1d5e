import { failedAnswersSchema } from '@/lib/analysis/store/analysis-history-schemas';
import { getFailedAnswers } from '@/lib/candidates/analyses/get-failed-answers';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'What the model answered where its answer could not be used, personal data masked',
  params: candidateParams,
  answer: failedAnswersSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => getFailedAnswers(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

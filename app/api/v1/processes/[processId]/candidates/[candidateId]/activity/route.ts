import { listActivities } from '@/lib/candidates/details/list-activities';
import { activitiesSchema } from '@/lib/domain/candidate-review-schemas';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'What happened to a candidate, latest first',
  params: candidateParams,
  answer: activitiesSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => listActivities(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

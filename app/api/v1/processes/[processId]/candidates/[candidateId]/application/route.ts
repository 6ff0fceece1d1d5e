import { candidateApplicationSchema } from '@/lib/application-form/form-schemas';
import { getApplication } from '@/lib/application-form/get-application';
import { candidateParams } from '@/lib/domain/candidate-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const GET = apiHandler({
  permission: 'candidate:read',
  summary: 'What a candidate wrote in the application form; null for one who did not come by it',
  params: candidateParams,
  answer: candidateApplicationSchema,
  errors: ['candidate.not-found'],
  handle: ({ actor, params }) => getApplication(actor, params),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

import { testModel } from '@/lib/analysis/model-test/test-model';
import { apiHandler } from '@/lib/http/server/api-handler';
import { patientResponse } from '@/lib/http/server/patient-response';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { modelTestInputSchema, modelTestSchema } from '@/lib/model/model-test-schemas';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Takes one step of the test of these settings of the model, saved or not',
  body: modelTestInputSchema,
  answer: modelTestSchema,
  handle: ({ actor, body, request }) => patientResponse(request, (signal) => testModel(actor, body, signal)),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

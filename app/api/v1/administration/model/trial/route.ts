import { modelTrialInputSchema, modelTrialSchema } from '@/lib/analysis/trial/schemas';
import { tryModel } from '@/lib/analysis/trial/try-model';
import { apiHandler } from '@/lib/http/server/api-handler';
import { patientResponse } from '@/lib/http/server/patient-response';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';

export const POST = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary:
    'Has the model judge an invented CV with these settings, saved or not, and compares it with the right verdicts',
  body: modelTrialInputSchema,
  answer: modelTrialSchema,
  handle: ({ actor, body, request }) => patientResponse(request, (signal) => tryModel(actor, body, signal)),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

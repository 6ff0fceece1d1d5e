import { testModel } from '@/lib/analysis/test-model';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { modelSettingsInputSchema, modelTestSchema } from '@/lib/model/schemas';

export const POST = apiHandler({
  permission: 'administration',
  summary: 'Asks the model one small question with these settings, saved or not',
  body: modelSettingsInputSchema,
  answer: modelTestSchema,
  handle: ({ actor, body }) => testModel(actor, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ POST });

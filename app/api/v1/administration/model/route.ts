import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { versionTag } from '@/lib/http/server/version-tag';
import { getModelSettings } from '@/lib/model/get-model-settings';
import { saveModelSettings } from '@/lib/model/save-model-settings';
import { modelSettingsInputSchema, modelSettingsSchema } from '@/lib/model/schemas';

export const GET = apiHandler({
  permission: 'administration',
  programs: true,
  summary: 'How the model is reached, and what it has cost; the key is never returned',
  answer: modelSettingsSchema,
  etag: versionTag,
  handle: ({ actor }) => getModelSettings(actor),
});

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  fresh: true,
  summary: 'Saves how the model is reached; without a key the present one stays',
  body: modelSettingsInputSchema,
  answer: modelSettingsSchema,
  etag: versionTag,
  conditional: true,
  errors: ['model.settings-changed'],
  handle: ({ actor, body, ifMatch }) => saveModelSettings(actor, { ...body, ifMatch }),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

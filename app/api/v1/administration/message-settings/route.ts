import { changeMessageSettingsSchema, messageSettingsSchema } from '@/lib/domain/message-schemas';
import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { changeMessageSettings, getMessageSettings } from '@/lib/messages/message-settings';

export const GET = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'What a model may do for messages to candidates',
  answer: messageSettingsSchema,
  handle: ({ actor }) => getMessageSettings(actor),
});

export const PUT = apiHandler({
  permission: 'administration',
  programs: false,
  summary: 'Changes what a model may do for messages to candidates',
  body: changeMessageSettingsSchema,
  answer: messageSettingsSchema,
  handle: ({ actor, body }) => changeMessageSettings(actor, body),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

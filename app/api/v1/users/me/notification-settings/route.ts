import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { getNotificationSettings } from '@/lib/notifications/settings/get-settings';
import { saveNotificationSettings } from '@/lib/notifications/settings/save-settings';
import {
  notificationSettingsSchema,
  saveNotificationSettingsSchema,
} from '@/lib/notifications/settings/settings-schemas';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Of what and where the signed-in person is told, and when the daily mail comes',
  answer: notificationSettingsSchema,
  errors: ['permission.denied'],
  handle: ({ actor }) => getNotificationSettings(actor),
});

export const PUT = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Changes of what and where the signed-in person is told, and when the daily mail comes',
  body: saveNotificationSettingsSchema,
  errors: ['permission.denied'],
  handle: ({ actor, body }) => saveNotificationSettings(actor, body),
});

export const { POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET, PUT });

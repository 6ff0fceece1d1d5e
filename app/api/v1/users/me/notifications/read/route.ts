import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { readNotifications } from '@/lib/notifications/read-notifications';
import { readNotificationsSchema } from '@/lib/notifications/notification-schemas';

export const PUT = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'Marks a line of notifications as read, or all up to it',
  body: readNotificationsSchema,
  errors: ['permission.denied', 'notification.not-found'],
  handle: ({ actor, body }) => readNotifications(actor, body),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ PUT });

import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { listNotifications } from '@/lib/notifications/list-notifications';
import { notificationPageSchema, notificationQuery } from '@/lib/notifications/notification-schemas';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'What the signed-in person is told, newest first; what belongs together is one line',
  query: notificationQuery,
  answer: notificationPageSchema,
  errors: ['permission.denied'],
  handle: ({ actor, query }) => listNotifications(actor, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

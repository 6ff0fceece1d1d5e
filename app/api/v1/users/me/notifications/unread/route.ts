import { apiHandler } from '@/lib/http/server/api-handler';
import { rejectOtherMethods } from '@/lib/http/server/reject-other-methods';
import { countUnread } from '@/lib/notifications/count-unread';
import { unreadSchema } from '@/lib/notifications/notification-schemas';

export const GET = apiHandler({
  permission: 'signed-in',
  programs: false,
  summary: 'How many lines of notifications the signed-in person has not read',
  answer: unreadSchema,
  errors: ['permission.denied'],
  handle: ({ actor }) => countUnread(actor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = rejectOtherMethods({ GET });

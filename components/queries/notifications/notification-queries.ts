import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { NotificationPage } from '@/lib/notifications/notification-schemas';
import type { NotificationSettings } from '@/lib/notifications/settings/settings-schemas';

const path = '/users/me/notifications';

/** Query keys and fetchers of one's own notifications; invalidate by `notificationQueries.all`. */
export const notificationQueries = {
  all: ['notifications'] as const,
  unread: queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => apiAnswer<{ unread: number }>({ path: `${path}/unread`, signal }),
  }),
  page: (page: number, pageSize: number) =>
    queryOptions({
      queryKey: ['notifications', 'page', page, pageSize],
      queryFn: ({ signal }) =>
        apiAnswer<NotificationPage>({ path: `${path}?page=${page}&pageSize=${pageSize}`, signal }),
      staleTime: 0,
    }),
  /** Not under `all`: reading a notification changes no setting. */
  settings: queryOptions({
    queryKey: ['notification-settings'],
    queryFn: ({ signal }) => apiAnswer<NotificationSettings>({ path: '/users/me/notification-settings', signal }),
  }),
};

/** Marks a line as read, or with `all` every line up to it. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { notificationId: string; all: boolean }) =>
      apiRequest({ path: `${path}/read`, method: 'PUT', body }),
    meta: { successBanner: false },
    onSettled: () => client.invalidateQueries({ queryKey: notificationQueries.all }),
  });
}

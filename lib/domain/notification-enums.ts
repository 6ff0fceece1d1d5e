/** What people are told of; declared in lib/notification-rows/notification-kinds.ts. In the order of the settings. */
export const notificationKinds = [
  'MENTION',
  'ANALYSES',
  'REQUEST',
  'REQUEST_DUE',
  'RETENTION',
  'MAIL_FAILED',
  'BACKUP',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Whether a text, of the database for example, names a kind. */
export function isNotificationKind(text: string): text is NotificationKind {
  return notificationKinds.some((kind) => kind === text);
}

/** The local hour of the daily mail, until somebody chooses another. */
export const usualMailHour = 8;

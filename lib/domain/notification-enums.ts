/** What people are told of; declared in lib/notification-rows/notification-kinds.ts. In the order of the settings. */
export const notificationKinds = [
  'MENTION',
  'ANALYSES',
  'REQUEST',
  'REQUEST_DUE',
  'NEXT_STEP',
  'ANSWER',
  'INTERVIEW',
  'MESSAGE_FAILED',
  'RETENTION',
  'MAIL_FAILED',
  'BACKUP',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The local hour of the daily mail, until somebody chooses another. */
export const usualMailHour = 8;

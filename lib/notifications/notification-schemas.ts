import { z } from 'zod';
import { notificationKinds } from '@/lib/domain/notification-enums';
import { shortUserSchema } from '@/lib/domain/user-schemas';
import { pageSchema } from '@/lib/page-schema';

export const notificationKindSchema = z.enum(notificationKinds);

/** One line: what is told of one kind and group. */
export const notificationLineSchema = z.object({
  /** Of the latest that it combines. */
  notificationId: z.uuid(),
  kind: notificationKindSchema,
  /** How many it combines. */
  count: z.int(),
  /** Of ANALYSES: how many ended without a result. */
  failed: z.int(),
  /** Of the latest: a word of its kind. */
  detail: z.string(),
  at: z.iso.datetime(),
  read: z.boolean(),
  /** The page that it leads to. */
  href: z.string(),
  processName: z.string().nullable(),
  /** Null: it is about no candidate, or about several. The name is null where it is hidden. */
  candidate: z.object({ ordinalNumber: z.int(), name: z.string().nullable() }).nullable(),
  /** Who did the latest; null: the product or a candidate. */
  by: shortUserSchema.nullable(),
});

export const notificationPageSchema = pageSchema(notificationLineSchema).extend({
  /** Lines that are unread, on all pages. */
  unread: z.int(),
});

export const notificationQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(20),
});

export const unreadSchema = z.object({ unread: z.int() });

export const readNotificationsSchema = z.object({
  notificationId: z.uuid(),
  /** False: its line. True: all lines up to it. */
  all: z.boolean(),
});

export type NotificationLine = z.infer<typeof notificationLineSchema>;
export type NotificationPage = z.infer<typeof notificationPageSchema>;

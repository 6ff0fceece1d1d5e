import { z } from 'zod';
import { localeSchema, shortUserSchema } from '@/lib/domain/user-schemas';
import { text } from '@/lib/validation/text';
import { maxFactLength, maxNoticeLength, noticeKinds } from './enums';

export const noticeParams = z.object({ kind: z.enum(noticeKinds), locale: localeSchema });
export const noticeVersionParams = noticeParams.extend({ version: z.coerce.number().int().min(1).max(1_000_000) });

const fact = text({ max: maxFactLength, min: 0 });

/** What the notices say of the installation; empty: not given. */
export const saveNoticeFactsSchema = z.object({
  controller: fact,
  address: fact,
  contact: fact,
  /** The data protection officer. */
  officer: fact,
  /** The place of storage in Polish, in English. */
  storagePl: fact,
  storageEn: fact,
});

export const noticeFactsSchema = saveNoticeFactsSchema.extend({
  /** Another with every change, for `If-Match`. */
  version: z.number(),
});

/** Markdown with placeholders; null: the template again. */
export const saveNoticeSchema = z.object({ text: text({ max: maxNoticeLength }).nullable() });

export const noticeSummarySchema = noticeParams.extend({
  /** 0: never changed. */
  version: z.number(),
  /** Whether it is the template, not a text of one's own. */
  template: z.boolean(),
  savedAt: z.iso.datetime().nullable(),
  savedBy: shortUserSchema.nullable(),
});
export const noticeListSchema = z.object({ items: z.array(noticeSummarySchema) });

export const noticeSchema = noticeSummarySchema.extend({
  /** The Markdown that holds, one's own or the template's. */
  text: z.string(),
});

export const storedVersionSchema = noticeSummarySchema.pick({ version: true, template: true }).extend({
  savedAt: z.iso.datetime(),
  savedBy: shortUserSchema,
});
export const noticeVersionsSchema = z.object({ items: z.array(storedVersionSchema) });

/** `text`: null where the template held again. */
export const noticeVersionSchema = storedVersionSchema.extend({ text: z.string().nullable() });

export type NoticeId = z.infer<typeof noticeParams>;
export type NoticeFactsDto = z.infer<typeof noticeFactsSchema>;
export type SaveNoticeFacts = z.infer<typeof saveNoticeFactsSchema>;
export type SaveNotice = z.infer<typeof saveNoticeSchema>;
export type NoticeSummary = z.infer<typeof noticeSummarySchema>;
export type NoticeList = z.infer<typeof noticeListSchema>;
export type NoticeDto = z.infer<typeof noticeSchema>;
export type StoredVersion = z.infer<typeof storedVersionSchema>;
export type NoticeVersions = z.infer<typeof noticeVersionsSchema>;
export type NoticeVersionDto = z.infer<typeof noticeVersionSchema>;

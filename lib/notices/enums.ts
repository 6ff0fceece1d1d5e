/** The documents, by their names in URLs and in docs/notices: privacy page, terms, record of processing, impact assessment. */
export const noticeKinds = ['privacy', 'terms', 'processing-record', 'impact-assessment'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Those that visitors see, at `/<kind>`. */
export const publicNoticeKinds = ['privacy', 'terms'] as const satisfies NoticeKind[];
export type PublicNoticeKind = (typeof publicNoticeKinds)[number];

/** What a text may name in braces; the installation's facts take its place. */
export const noticePlaceholders = [
  'controller',
  'address',
  'contact',
  'officer',
  'storage',
  'model',
  'periods',
] as const;
export type NoticePlaceholder = (typeof noticePlaceholders)[number];

/** In characters. */
export const maxNoticeLength = 40_000;
export const maxFactLength = 300;

import type { Locale } from '@/lib/i18n/locale';
import { describeFacts, noFacts } from './describe-facts';
import type { PublicNoticeKind } from './enums';
import { readTemplate } from './notice-templates';
import { parseNotice, type NoticePage } from './parse-notice';
import { findPublicNotices } from './public-notices';

export interface ShownNotice extends NoticePage {
  /** Since when this version holds; null: the template was never changed. */
  savedAt: string | null;
  /** Whether it may not be the present version: the database does not answer. */
  unsure: boolean;
}

/** The privacy page or the terms, for anybody. */
export async function showNotice(kind: PublicNoticeKind, locale: Locale): Promise<ShownNotice> {
  const known = await findPublicNotices();
  const notice = known?.notices.find((one) => one.kind === kind && one.locale === locale);
  const text = notice?.text ?? (await readTemplate(kind, locale));
  const values = describeFacts(known?.facts ?? noFacts, locale);
  return { ...parseNotice(text, values, locale), savedAt: notice?.savedAt ?? null, unsure: !known };
}

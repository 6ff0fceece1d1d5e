import { useTranslations } from 'next-intl';
import { noticeKinds } from '@/lib/notices/enums';
import type { NoticeSummary } from '@/lib/notices/schemas';
import { TextList } from '../text-list';
import { noticePath } from './notice-path';
import { useVersionWords } from './use-version-words';

/** The documents in both languages, and which text of each holds. */
export function NoticeList({ notices }: { notices: NoticeSummary[] }) {
  const t = useTranslations('notices');
  const words = useVersionWords();
  const stateOf = (notice: NoticeSummary) =>
    notice.version === 0 ? t('list.template') : t(notice.template ? 'list.again' : 'list.own', words(notice));
  const textsOf = (kind: (typeof noticeKinds)[number]) =>
    notices
      .filter((notice) => notice.kind === kind)
      .map((notice) => {
        const name = t(`language.${notice.locale}`);
        return {
          locale: notice.locale,
          href: noticePath(notice),
          name,
          fullName: `${t(`kind.${kind}`)} ${name}`,
          state: stateOf(notice),
        };
      });
  const kinds = noticeKinds.map((kind) => ({
    kind,
    name: t(`kind.${kind}`),
    about: t(`about.${kind}`),
    texts: textsOf(kind),
  }));
  return <TextList id="notices" title={t('list.title')} intro={t('list.intro')} kinds={kinds} />;
}

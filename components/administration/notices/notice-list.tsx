import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { noticeKinds } from '@/lib/notices/enums';
import type { NoticeSummary } from '@/lib/notices/schemas';
import { noticePath } from './notice-path';
import { useVersionWords } from './use-version-words';

/** The documents in both languages, and which text of each holds. */
export function NoticeList({ notices }: { notices: NoticeSummary[] }) {
  const t = useTranslations('notices');
  const words = useVersionWords();
  return (
    <section aria-labelledby="notices-title" className="bg-surface overflow-hidden rounded-lg border">
      <header className="px-4 pt-3 pb-4">
        <h2 id="notices-title" className="font-medium">
          {t('list.title')}
        </h2>
        <p className="text-ink-muted mt-1 max-w-3xl text-sm text-pretty">{t('list.intro')}</p>
      </header>
      <ul>
        {noticeKinds.map((kind) => (
          <li key={kind} className="border-t px-4 py-3">
            <h3 className="font-medium">{t(`kind.${kind}`)}</h3>
            <p className="text-ink-muted max-w-3xl text-sm text-pretty">{t(`about.${kind}`)}</p>
            <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {notices
                .filter((notice) => notice.kind === kind)
                .map((notice) => (
                  <li key={notice.locale}>
                    <Link
                      href={noticePath(notice)}
                      prefetch={false}
                      aria-label={`${t(`kind.${kind}`)} ${t(`language.${notice.locale}`)}`}
                      className="text-accent-ink inline-block rounded-sm underline underline-offset-2 first-letter:uppercase"
                    >
                      {t(`language.${notice.locale}`)}
                    </Link>
                    <span className="text-ink-muted block text-sm">
                      {notice.version === 0
                        ? t('list.template')
                        : t(notice.template ? 'list.again' : 'list.own', words(notice))}
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

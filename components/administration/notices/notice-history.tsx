import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { NoticeId, StoredVersion } from '@/lib/notices/schemas';
import { noticePath } from './notice-path';
import { useVersionWords } from './use-version-words';

interface NoticeHistoryProps {
  id: NoticeId;
  /** Latest first. */
  versions: StoredVersion[];
  /** The former one that is open. */
  shown: number | null;
}

/** The versions of a notice; each can be looked at, and from there restored. */
export function NoticeHistory({ id, versions, shown }: NoticeHistoryProps) {
  const t = useTranslations('notices.history');
  const words = useVersionWords();
  return (
    <section aria-labelledby="notice-history" className="bg-surface rounded-lg border px-4 pt-3 pb-4 print:hidden">
      <h2 id="notice-history" className="font-medium">
        {t('title')}
      </h2>
      {versions.length === 0 && <p className="text-ink-muted mt-1 text-sm">{t('none')}</p>}
      <ol className="divide-y">
        {versions.map((version, index) => (
          <li key={version.version} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <Link
              href={noticePath(id, index === 0 ? undefined : version.version)}
              prefetch={false}
              aria-current={version.version === shown || (shown === null && index === 0) ? 'true' : undefined}
              className="text-accent-ink rounded-sm underline underline-offset-2 aria-[current]:font-medium"
            >
              {t('version', { version: version.version })}
            </Link>
            <span className="text-ink-muted text-sm">
              {t('by', words(version))}
              {version.template && ` · ${t('template')}`}
              {index === 0 && ` · ${t('present')}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

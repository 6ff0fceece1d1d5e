import { FileWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { UnreadPart } from '@/lib/domain/cv-document';

/** What the file holds and the reader could not read. */
export function UnreadPartsCard({ parts }: { parts: readonly UnreadPart[] }) {
  const t = useTranslations('analysis.unreadParts');
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="unread-parts" className="border-caution bg-caution-soft m-4 rounded-lg border p-3">
      <h2 id="unread-parts" className="text-caution-ink flex items-center gap-2">
        <FileWarning className="size-4 shrink-0" aria-hidden="true" />
        {t('title')}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-pretty">{t('explained')}</p>
      <ul className="mt-2 list-disc pl-5 text-sm" aria-labelledby="unread-parts">
        {parts.map((part) => (
          <li key={part}>{t(`part.${part}`)}</li>
        ))}
      </ul>
    </section>
  );
}

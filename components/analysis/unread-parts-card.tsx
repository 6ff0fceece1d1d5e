import { FileWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CautionCard } from '@/components/ui/caution-card';
import type { UnreadPart } from '@/lib/domain/cv-document';

/** What the file holds and the reader could not read. */
export function UnreadPartsCard({ parts }: { parts: readonly UnreadPart[] }) {
  const t = useTranslations('analysis.unreadParts');
  if (parts.length === 0) return null;
  return (
    <CautionCard id="unread-parts" icon={FileWarning} title={t('title')}>
      <p className="mt-1 max-w-prose text-sm text-pretty">{t('explained')}</p>
      <ul className="mt-2 list-disc pl-5 text-sm" aria-labelledby="unread-parts">
        {parts.map((part) => (
          <li key={part}>{t(`part.${part}`)}</li>
        ))}
      </ul>
    </CautionCard>
  );
}

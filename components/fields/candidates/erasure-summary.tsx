import { useTranslations } from 'next-intl';
import type { ErasurePreview } from '@/lib/domain/candidate-review-schemas';

const counted = ['cvFiles', 'analyses', 'decisions', 'corrections', 'notes', 'thumbs', 'interviewSimulations'] as const;

/** What is erased with candidates, as a list. */
export function ErasureSummary({ preview }: { preview: ErasurePreview }) {
  const t = useTranslations('candidatePage.erase');
  return (
    <>
      <p className="text-pretty">{t('goes')}</p>
      <ul className="marker:text-ink-faint my-2 list-disc pl-5">
        <li>{t('person')}</li>
        {counted
          .filter((what) => preview[what] > 0)
          .map((what) => (
            <li key={what}>{t(`count.${what}`, { count: preview[what] })}</li>
          ))}
      </ul>
      {preview.isFileShared && <p className="text-ink-muted text-pretty">{t('shared')}</p>}
      {preview.inAts > 0 && <p className="text-pretty">{t('staysInAts', { count: preview.inAts })}</p>}
      <p className="font-medium">{t('forever')}</p>
    </>
  );
}

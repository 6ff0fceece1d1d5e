import { useFormatter, useTranslations } from 'next-intl';
import { PageSection } from '@/components/page/page-section';
import { CopyField } from '@/components/ui/copy-field';
import type { MadeFile } from '@/lib/auditor-file/schemas';

/** The files that were made last, with what proves each. */
export function MadeFiles({ files }: { files: readonly MadeFile[] }) {
  const t = useTranslations('auditorFile');
  const format = useFormatter();
  return (
    <PageSection id="files" title={t('files.title')} intro={t('files.intro')}>
      {files.length === 0 && <p className="text-ink-muted border-t px-4 py-3">{t('files.none')}</p>}
      <ul>
        {files.map(({ eventId, sha256, madeAt, madeBy, format: kind, language, process }) => (
          <li key={eventId} className="flex flex-col gap-1 border-t px-4 py-3">
            <p className="font-medium wrap-anywhere">
              {process === null
                ? t('files.installation')
                : process.name === null
                  ? t('files.goneProcess')
                  : t('files.process', { name: process.name })}
            </p>
            <p className="text-ink-muted text-sm">
              {t('files.line', {
                format: kind === 'pdf' ? 'PDF' : 'JSON Lines',
                language: t(`languages.${language}`),
              })}
              {' · '}
              {t('files.by', {
                at: format.dateTime(new Date(madeAt), { dateStyle: 'medium', timeStyle: 'short' }),
                person: madeBy ?? t('files.someone'),
              })}
            </p>
            <CopyField label={t('files.hash')} value={sha256} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

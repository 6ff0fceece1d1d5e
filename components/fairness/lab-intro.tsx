import { useTranslations } from 'next-intl';

/** What the lab does, and what it is not. */
export function LabIntro() {
  const t = useTranslations('fairness');
  return (
    <>
      <p>{t('intro')}</p>
      <p className="mt-1">{t('noAudit')}</p>
    </>
  );
}

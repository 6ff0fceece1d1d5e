import { useTranslations } from 'next-intl';
import { PageSection } from '@/components/page/page-section';
import { CopyField } from '@/components/ui/copy-field';
import type { ChainEnd } from '@/lib/audit/chain-end';

/** The last seal of the audit log, to be kept elsewhere. */
export function ChainEndSection({ end: { seq, hash } }: { end: ChainEnd }) {
  const t = useTranslations('auditLog.chain');
  return (
    <PageSection id="chain" title={t('title')} intro={seq === 0 ? t('none') : t('explain')} isPadded>
      {seq > 0 && <CopyField label={t('title')} value={`${seq}:${hash}`} />}
    </PageSection>
  );
}

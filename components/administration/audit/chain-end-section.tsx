import { useTranslations } from 'next-intl';
import { CopyField } from '@/components/ui/copy-field';
import type { ChainEnd } from '@/lib/audit/chain-end';

/** The last seal of the audit log, to be kept elsewhere. */
export function ChainEndSection({ end: { seq, hash } }: { end: ChainEnd }) {
  const t = useTranslations('auditLog.chain');
  return (
    <section aria-labelledby="chain-title" className="bg-surface overflow-hidden rounded-lg border px-4 pt-3 pb-4">
      <h2 id="chain-title" className="font-medium">
        {t('title')}
      </h2>
      <p className="text-ink-muted mt-1 mb-3 max-w-prose text-sm text-pretty">{seq === 0 ? t('none') : t('explain')}</p>
      {seq > 0 && <CopyField label={t('title')} value={`${seq}:${hash}`} />}
    </section>
  );
}

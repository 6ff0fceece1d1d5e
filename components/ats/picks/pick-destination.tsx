import { ArrowRight, Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PickPreview } from '@/lib/ats/picks/pick-schemas';

/** Where the candidates go, what is done there and how, and who approves it. */
export function PickDestination({ preview: { target, approver, sendsOneFirst, mayNotify } }: { preview: PickPreview }) {
  const t = useTranslations('ats.pick');
  const links = useTranslations('ats.link');
  const providers = useTranslations('ats.provider');
  return (
    <div className="bg-sunken rounded-md px-3 py-2">
      <p className="flex flex-wrap items-center gap-x-2 font-medium">
        <ArrowRight className="text-accent-ink size-4 shrink-0" aria-hidden="true" />
        {links(`target.${target.kind}`, { name: target.name ?? target.value })}
      </p>
      <p className="text-ink-muted text-sm text-pretty">
        {t('where', {
          connection: target.connectionName,
          provider: providers(`${target.provider}.name`),
          recruitment: target.recruitmentId,
        })}
      </p>
      {mayNotify && (
        <p className="text-caution-ink flex items-start gap-2 text-sm">
          <Mail className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="text-pretty">{t('mayNotify', { provider: providers(`${target.provider}.name`) })}</span>
        </p>
      )}
      {sendsOneFirst && <p className="text-sm text-pretty">{t('oneFirst')}</p>}
      <p className="text-ink-muted text-sm">{t('approver', { name: `${approver.firstName} ${approver.lastName}` })}</p>
    </div>
  );
}

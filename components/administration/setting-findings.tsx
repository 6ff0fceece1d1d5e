import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { SystemState } from '@/lib/deployment/schemas';

/** The settings that are weak or contradict each other, with what to do. */
export function SettingFindings({ settings }: Pick<SystemState, 'settings'>) {
  const t = useTranslations('settingFindings');
  if (settings.length === 0) return null;
  return (
    <div className="border-t px-4 py-2">
      <h3>
        <Badge tone="caution">{t('title')}</Badge>
      </h3>
      <p className="text-ink-muted mt-1 max-w-prose text-sm text-pretty">{t('intro')}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {settings.map(({ code, setting }) => (
          <li key={`${code} ${setting}`} className="max-w-prose text-pretty">
            <code>{setting}</code> {t(`finding.${code}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

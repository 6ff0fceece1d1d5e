import { useTranslations } from 'next-intl';
import type { AccountCheck } from '@/lib/ats/connections/connection-schemas';
import { useSettingText } from './use-setting-text';

type Chosen = AccountCheck['chosen'][number];

/** The settings that a check changed, old and new; nothing when it changed none. */
export function ChosenSettings({ chosen }: { chosen: Chosen[] }) {
  const t = useTranslations('ats.account');
  const settings = useTranslations('ats.setting');
  const shown = useSettingText();
  if (chosen.length === 0) return null;
  const label = (setting: string) => (settings.has(`${setting}.label`) ? settings(`${setting}.label`) : setting);
  return (
    <div>
      <p>{t('saved')}</p>
      <ul className="list-disc pl-5">
        {chosen.map(({ setting, from, to }) => (
          <li key={setting} className="wrap-anywhere">
            {t('change', { setting: label(setting), from: shown(setting, from), to: shown(setting, to) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

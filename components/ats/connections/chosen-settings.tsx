import { useTranslations } from 'next-intl';
import type { AccountCheck } from '@/lib/ats/connections/connection-schemas';

type Chosen = AccountCheck['chosen'][number];

/** The settings that a check changed, old and new; nothing when it changed none. */
export function ChosenSettings({ chosen }: { chosen: Chosen[] }) {
  const t = useTranslations('ats.account');
  const settings = useTranslations('ats.setting');
  if (chosen.length === 0) return null;
  const label = (setting: string) => (settings.has(`${setting}.label`) ? settings(`${setting}.label`) : setting);
  const shown = (setting: string, value: Chosen['to']) => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const key = `${setting}.option.${text}`;
    return settings.has(key) ? settings(key) : text;
  };
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

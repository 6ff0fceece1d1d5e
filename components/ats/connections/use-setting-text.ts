import { useTranslations } from 'next-intl';
import type { ConnectionDto } from '@/lib/ats/connections/connection-schemas';

type SettingValue = ConnectionDto['settings'][string];

/** How the value of a connection's setting is written. */
export function useSettingText() {
  const t = useTranslations('ats.account');
  const settings = useTranslations('ats.setting');
  return (setting: string, value: SettingValue): string => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const key = `${setting}.option.${text}`;
    return settings.has(key) ? settings(key) : text;
  };
}

'use client';

import { useTranslations } from 'next-intl';
import { useId, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import type { NotificationSettings } from '@/lib/notifications/settings/settings-schemas';

type MailTime = Pick<NotificationSettings, 'mailHour' | 'timeZone'>;

interface MailTimeFieldsProps extends MailTime {
  onChange: (part: Partial<MailTime>) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const neverChanges = () => () => undefined;
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** At what hour, and of which time zone, the daily mail comes. */
export function MailTimeFields({ mailHour, timeZone, onChange }: MailTimeFieldsProps) {
  const t = useTranslations('notifications.account');
  const id = useId();
  // The server knows other zones, and is in another one.
  const browserZone = useSyncExternalStore(neverChanges, here, () => null);
  const zones = browserZone === null ? [] : Intl.supportedValuesOf('timeZone');
  return (
    <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-3 border-t pt-3">
      <div className="flex flex-col gap-1">
        <label htmlFor={`${id}-hour`}>{t('hour')}</label>
        <NativeSelect
          id={`${id}-hour`}
          value={mailHour}
          onChange={({ target }) => onChange({ mailHour: Number(target.value) })}
        >
          <SelectOptions of={hours} nameOf={(hour) => `${hour}:00`.padStart(5, '0')} />
        </NativeSelect>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={`${id}-zone`}>{t('zone')}</label>
        <NativeSelect
          id={`${id}-zone`}
          className="max-w-64"
          value={timeZone}
          onChange={({ target }) => onChange({ timeZone: target.value })}
        >
          {[...new Set([timeZone, ...zones])].sort().map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </NativeSelect>
      </div>
      {browserZone !== null && browserZone !== timeZone && (
        <Button variant="ghost" onClick={() => onChange({ timeZone: browserZone })}>
          {t('useZone', { zone: browserZone.replaceAll('_', ' ') })}
        </Button>
      )}
    </div>
  );
}

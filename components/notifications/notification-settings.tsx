'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { notificationQueries } from '@/components/queries/notifications/notification-queries';
import { ErrorState } from '@/components/ui/error-state';
import { ToggleField } from '@/components/ui/toggle-field';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { NotificationSettings as Settings } from '@/lib/notifications/settings/settings-schemas';
import { MailTimeFields } from './mail-time-fields';

const { settings: settingsQuery } = notificationQueries;

type KindSetting = Settings['kinds'][number];

/** Of what one is told, and where; each change is saved at once. */
export function NotificationSettings({ initial }: { initial: Settings }) {
  const t = useTranslations('notifications.account');
  const client = useQueryClient();
  const query = useQuery({ ...settingsQuery, initialData: initial });
  const save = useMutation({
    // One after the other: each sends all.
    scope: { id: 'notification-settings' },
    mutationFn: ({ mailHour, timeZone, kinds }: Settings) =>
      apiRequest({ path: '/users/me/notification-settings', method: 'PUT', body: { mailHour, timeZone, kinds } }),
    meta: { successBanner: t('done') },
    onMutate: (next) => client.setQueryData(settingsQuery.queryKey, next),
    onError: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const settings = query.data;
  const change = (part: Partial<Settings>) => save.mutate(Object.assign({}, settings, part));
  const changeKind = (next: KindSetting) =>
    change({ kinds: settings.kinds.map((one) => (one.kind === next.kind ? next : one)) });
  return (
    <>
      <p className="text-ink-muted mb-2 max-w-prose text-pretty">{t('intro')}</p>
      <ul>
        {settings.kinds.map((one) => (
          <KindRow key={one.kind} setting={one} onChange={changeKind} />
        ))}
      </ul>
      {settings.mailIsSetUp ? (
        <MailTimeFields mailHour={settings.mailHour} timeZone={settings.timeZone} onChange={change} />
      ) : (
        <p className="text-ink-muted mt-2 text-pretty">{t('noMail')}</p>
      )}
    </>
  );
}

function KindRow({ setting, onChange }: { setting: KindSetting; onChange: (next: KindSetting) => void }) {
  const t = useTranslations('notifications');
  const id = useId();
  const { kind, inProduct, byMail } = setting;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t py-2">
      <span id={id} className="min-w-60 flex-1 text-pretty">
        {t(`kind.${kind}`)}
      </span>
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-x-6 gap-y-1">
        <ToggleField
          label={t('account.inProduct')}
          value={inProduct}
          onChange={(next) => onChange({ kind, inProduct: next, byMail })}
        />
        <ToggleField
          label={t('account.byMail')}
          value={byMail}
          onChange={(next) => onChange({ kind, inProduct, byMail: next })}
        />
      </div>
    </li>
  );
}

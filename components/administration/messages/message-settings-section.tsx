'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ToggleField } from '@/components/ui/toggle-field';
import type { ChangeMessageSettings, MessageSettings } from '@/lib/domain/message-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

/** What a model may do for messages. Applies at once. */
export function MessageSettingsSection({ initial }: { initial: MessageSettings }) {
  const t = useTranslations('messages.settings');
  const [saved, setSaved] = useState(initial);
  const change = useMutation({
    mutationFn: (body: ChangeMessageSettings) =>
      apiAnswer<MessageSettings>({ path: '/administration/message-settings', method: 'PUT', body }),
    meta: { successBanner: t('saved') },
    onSuccess: setSaved,
  });
  const asked: ChangeMessageSettings = change.isPending ? change.variables : {};
  return (
    <section aria-labelledby="message-settings-title" className="bg-surface rounded-lg border px-4 pt-3 pb-4">
      <h2 id="message-settings-title" className="mb-3 font-medium">
        {t('title')}
      </h2>
      <div className="flex flex-col gap-4">
        <ToggleField
          variant="switch"
          label={t('modelDrafts')}
          hint={t('modelDraftsHint')}
          value={asked.modelDrafts ?? saved.modelDrafts}
          disabled={change.isPending}
          onChange={(modelDrafts) => change.mutate({ modelDrafts })}
        />
        <ToggleField
          variant="switch"
          label={t('tellsReader')}
          hint={t('tellsReaderHint')}
          value={asked.tellsReader ?? saved.tellsReader}
          disabled={change.isPending}
          onChange={(tellsReader) => change.mutate({ tellsReader })}
        />
      </div>
    </section>
  );
}

'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ToggleField } from '@/components/ui/toggle-field';
import type { MessageSettings } from '@/lib/domain/message-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

/** What a model may do for messages. Applies at once. */
export function MessageSettingsSection({ initial }: { initial: MessageSettings }) {
  const t = useTranslations('messages.settings');
  const [saved, setSaved] = useState(initial);
  const change = useMutation({
    mutationFn: (body: MessageSettings) =>
      apiAnswer<MessageSettings>({ path: '/administration/message-settings', method: 'PUT', body }),
    meta: { successBanner: t('saved') },
    onSuccess: setSaved,
  });
  const shown = change.isPending ? change.variables : saved;
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
          value={shown.modelDrafts}
          disabled={change.isPending}
          onChange={(modelDrafts) => change.mutate({ ...saved, modelDrafts })}
        />
        <ToggleField
          variant="switch"
          label={t('tellsReader')}
          hint={t('tellsReaderHint')}
          value={shown.tellsReader}
          disabled={change.isPending}
          onChange={(tellsReader) => change.mutate({ ...saved, tellsReader })}
        />
      </div>
    </section>
  );
}

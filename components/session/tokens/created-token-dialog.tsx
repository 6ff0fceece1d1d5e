'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ShownOnceDialog } from '@/components/ui/shown-once-dialog';
import type { CreatedApiToken } from '@/lib/users/api-tokens/api-token-schemas';

interface CreatedTokenDialogProps {
  name: string;
  created: CreatedApiToken;
  onClose: () => void;
}

/** A new token, shown this once. */
export function CreatedTokenDialog({ name, created, onClose }: CreatedTokenDialogProps) {
  const t = useTranslations('apiTokens.created');
  const format = useFormatter();
  const until = format.dateTime(new Date(created.expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ShownOnceDialog
      title={t('title')}
      description={t('text')}
      value={created.token}
      label={t('label', { name })}
      note={t('once', { until })}
      onClose={onClose}
    />
  );
}

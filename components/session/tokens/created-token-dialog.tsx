'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useDialogGuard } from '@/components/administration/people/use-dialog-guard';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import type { CreatedApiToken } from '@/lib/users/api-tokens/api-token-schemas';

interface CreatedTokenDialogProps {
  name: string;
  created: CreatedApiToken;
  onClose: () => void;
}

/** A new token, shown this once. */
export function CreatedTokenDialog({ name, created, onClose }: CreatedTokenDialogProps) {
  const t = useTranslations('apiTokens.created');
  const close = useTranslations('common')('close');
  const format = useFormatter();
  const until = format.dateTime(new Date(created.expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  const guard = useDialogGuard();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('text')} size="md" {...guard.handlers}>
        <DialogBody className="flex flex-col gap-3">
          <CopyField label={t('label', { name })} value={created.token} onCopy={guard.release} />
          <p className="text-ink-muted text-sm text-pretty">{t('once', { until })}</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{close}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

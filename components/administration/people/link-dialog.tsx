'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import type { Link } from '@/lib/users/link-schemas';
import { useDialogGuard } from './use-dialog-guard';

interface LinkDialogProps {
  title: string;
  /** For whom it is, and what it does. */
  text: string;
  link: Link;
  onClose: () => void;
}

/** A link to hand over, if no mail brings it. It is shown this once. */
export function LinkDialog({ title, text, link, onClose }: LinkDialogProps) {
  const t = useTranslations('administration.people.link');
  const close = useTranslations('common')('close');
  const format = useFormatter();
  const until = format.dateTime(new Date(link.expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  const guard = useDialogGuard();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={text} size="md" {...(link.mailedTo === null ? guard.handlers : {})}>
        <DialogBody className="flex flex-col gap-3">
          <CopyField label={t('label')} value={link.link} onCopy={guard.release} />
          <p className="text-ink-muted text-sm text-pretty">{t('once', { until })}</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{close}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

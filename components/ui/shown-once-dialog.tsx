'use client';

import { useTranslations } from 'next-intl';
import { Button } from './button';
import { CopyField } from './copy-field';
import { Dialog, DialogBody, DialogContent, DialogFooter } from './dialog';
import { useDialogGuard } from './use-dialog-guard';

interface ShownOnceDialogProps {
  title: string;
  description: string;
  /** What is shown, e.g. a link, and its name. */
  value: string;
  label: string;
  /** Says that it is not shown again. */
  note: string;
  /** It closes only by its button until the value was copied: nobody else brings it. */
  guarded?: boolean;
  onClose: () => void;
}

/** A link or token to copy, which is shown this once. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, description, value, label, note, guarded = true, onClose } = props;
  const close = useTranslations('common')('close');
  const guard = useDialogGuard();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={description} size="md" {...(guarded ? guard.handlers : {})}>
        <DialogBody className="flex flex-col gap-3">
          <CopyField label={label} value={value} onCopy={guard.release} />
          <p className="text-ink-muted text-sm text-pretty">{note}</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{close}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

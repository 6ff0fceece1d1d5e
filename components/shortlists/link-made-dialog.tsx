'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { useDialogGuard } from '@/components/ui/use-dialog-guard';
import type { ShortlistLink } from '@/lib/shortlists/shortlist-schemas';

interface LinkMadeDialogProps {
  link: ShortlistLink;
  /** Of the shortlist; missing: it is open already. */
  href?: string;
  onClose: () => void;
}

/** The link to a shortlist and its PIN, which are shown this once. */
export function LinkMadeDialog({ link, href, onClose }: LinkMadeDialogProps) {
  const t = useTranslations('shortlists.made');
  const close = useTranslations('common')('close');
  const format = useFormatter();
  const guard = useDialogGuard();
  const copied = useRef({ link: false, pin: link.pin === null });
  const onCopy = (what: 'link' | 'pin') => {
    copied.current[what] = true;
    if (copied.current.link && copied.current.pin) guard.release();
  };
  const day = format.dateTime(new Date(link.expiresAt), { dateStyle: 'long' });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('lead', { day })} size="md" {...guard.handlers}>
        <DialogBody className="flex flex-col gap-3">
          <CopyField label={t('link')} value={link.link} onCopy={() => onCopy('link')} />
          {link.pin && <CopyField label={t('pin')} value={link.pin} onCopy={() => onCopy('pin')} />}
          <p className="text-ink-muted text-sm text-pretty">{t('note')}</p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{close}</Button>
          {href && (
            <Button variant="primary" asChild>
              <Link href={href}>{t('open')}</Link>
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

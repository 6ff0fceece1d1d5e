'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import { InfoDialog } from '@/components/ui/info-dialog';
import { Input } from '@/components/ui/input';
import { Sheet } from '@/components/ui/sheet';
import { Specimen } from './specimen';

const kinds = ['confirm', 'danger', 'info', 'longInfo', 'form', 'sheet'] as const;
type Kind = (typeof kinds)[number];

/** Enough to scroll. */
const manyLines = Array.from({ length: 40 }, (_, index) => index + 1);

export function DialogSection() {
  const t = useTranslations('styleguide.dialogs');
  const [open, setOpen] = useState<Kind | null>(null);
  const close = () => setOpen(null);
  const state = (kind: Kind) => ({ open: open === kind, onOpenChange: (next: boolean) => setOpen(next ? kind : null) });
  return (
    <Specimen title={t('open')}>
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => setOpen(kind)}>
          {t(`kind.${kind}`)}
        </Button>
      ))}
      <ConfirmDialog
        {...state('confirm')}
        title={t('confirmTitle')}
        confirmLabel={t('confirmAction')}
        onConfirm={close}
      >
        {t('confirmBody')}
      </ConfirmDialog>
      <ConfirmDialog
        {...state('danger')}
        danger
        title={t('dangerTitle')}
        confirmLabel={t('dangerAction')}
        onConfirm={close}
      >
        {t('dangerBody')}
      </ConfirmDialog>
      <InfoDialog {...state('info')} title={t('infoTitle')}>
        <p>{t('infoBody')}</p>
        <ul>
          {[4, 17, 31].map((number) => (
            <li key={number}>{t('infoLine', { number })}</li>
          ))}
        </ul>
      </InfoDialog>
      <InfoDialog {...state('longInfo')} title={t('infoTitle')}>
        <p>{t('infoBody')}</p>
        <ul>
          {manyLines.map((number) => (
            <li key={number}>{t('infoLine', { number })}</li>
          ))}
        </ul>
      </InfoDialog>
      <Dialog {...state('form')}>
        <DialogContent title={t('formTitle')} description={t('formBody')} size="sm">
          <DialogBody>
            <FormField label={t('formField')}>
              <Input />
            </FormField>
          </DialogBody>
          <DialogFooter>
            <Button variant="primary" onClick={close}>
              {t('formAction')}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <Sheet {...state('sheet')} title={t('kind.sheet')}>
        <p className="text-ink-muted p-4">{t('sheetBody')}</p>
      </Sheet>
    </Specimen>
  );
}

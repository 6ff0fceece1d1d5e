'use client';

import { useTranslations } from 'next-intl';
import { DataScope } from '@/components/layout/data-scope';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { ProcessForm } from './process-form';

/** Keeps what is typed when it is closed; a press outside does not close it. */
export function ProcessFormDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('processForm');
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={t('title')}
        description={t('lead')}
        size="lg"
        onPointerDownOutside={(event) => event.preventDefault()}
      >
        <DataScope>
          <ProcessForm onClose={onClose} />
        </DataScope>
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useQueryState } from 'nuqs';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { useCan } from '@/components/users/current-user';
import { newProcessParser } from '@/lib/processes/search-params';
import { ProcessForm } from './process-form';

/** 'Add new process' (specification, section 2). Open while the address says `new=true`, so Back closes it. */
export function NewProcessDialog() {
  const t = useTranslations('processForm');
  const [open, setOpen] = useQueryState('new', newProcessParser);
  const canCreate = useCan('process:write');
  return (
    <Dialog open={open && canCreate} onOpenChange={(next) => void setOpen(next || null)}>
      <DialogContent
        title={t('title')}
        description={t('lead')}
        size="lg"
        onPointerDownOutside={(event) => event.preventDefault()}
      >
        <ProcessForm onClose={() => void setOpen(null)} />
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ExportedList } from './export-form';

const ExportDialog = lazyPart(() => import('./export-dialog').then((module) => module.ExportDialog));

/** Saves the selected candidates as a table. */
export function ExportSelection(props: ExportedList) {
  const t = useTranslations('candidates.selection');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" />
        <span className="max-[96rem]:sr-only">{t('export')}</span>
      </Button>
      {open && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

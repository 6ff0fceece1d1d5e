'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';

const ExportDialog = lazyPart(() => import('./export-dialog').then((module) => module.ExportDialog));

export interface ExportSelectionProps {
  processId: string;
  choice: CandidateChoice;
  /** The columns that the list shows. */
  shown: readonly string[];
}

/** Saves the selected candidates as a table. */
export function ExportSelection(props: ExportSelectionProps) {
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

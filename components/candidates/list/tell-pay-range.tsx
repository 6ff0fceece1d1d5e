'use client';

import { Banknote } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { CandidateSelection } from './use-candidate-selection';

const PayRangeDialog = lazyPart(() =>
  import('@/components/candidates/privacy/pay-range-dialog').then((module) => module.PayRangeDialog),
);

interface TellPayRangeProps {
  processId: string;
  selection: CandidateSelection;
}

/** Records that the selected candidates were told the pay range. */
export function TellPayRange({ processId, selection }: TellPayRangeProps) {
  const t = useTranslations('candidates.selection');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Banknote aria-hidden="true" />
        <span className="max-[96rem]:sr-only">{t('payRange')}</span>
      </Button>
      {open && (
        <PayRangeDialog
          processId={processId}
          choice={selection.choice}
          onDone={selection.clear}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

'use client';

import { CalendarPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { CandidateSelection } from './use-candidate-selection';

const OfferDialog = lazyPart(() =>
  import('@/components/candidates/interview-times/offer-dialog').then((module) => module.OfferDialog),
);

interface OfferTimesProps {
  processId: string;
  selection: CandidateSelection;
}

/** Offers the selected candidates times for interviews, each time for one of them. */
export function OfferTimes({ processId, selection }: OfferTimesProps) {
  const t = useTranslations('candidates.selection');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" />
        <span className="max-[96rem]:sr-only">{t('times')}</span>
      </Button>
      {open && (
        <OfferDialog
          processId={processId}
          choice={selection.choice}
          count={selection.count}
          mayMail
          onDone={selection.clear}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

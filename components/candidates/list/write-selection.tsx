'use client';

import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DescribeCandidate } from '@/components/fields/candidates/refused-candidates';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { CandidateSelection } from './use-candidate-selection';

const MessageDialog = lazyPart(() =>
  import('@/components/candidates/messages/message-dialog').then((module) => module.MessageDialog),
);

interface WriteSelectionProps {
  processId: string;
  selection: CandidateSelection;
  describe: DescribeCandidate;
}

/** Writes a message to the selected candidates. */
export function WriteSelection({ processId, selection, describe }: WriteSelectionProps) {
  const t = useTranslations('candidates.selection');
  // Another choice of as many is another one: what was typed does not come back.
  const [choiceId] = useState(() => crypto.randomUUID());
  const [open, setOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Mail aria-hidden="true" />
        <span className="max-[96rem]:sr-only">{t('write')}</span>
      </Button>
      {open && (
        <MessageDialog
          processId={processId}
          choice={selection.choice}
          keepAs={choiceId}
          initialKind="received"
          describe={describe}
          onSent={() => setIsSent(true)}
          onClose={() => {
            setOpen(false);
            if (isSent) selection.clear();
          }}
        />
      )}
    </>
  );
}

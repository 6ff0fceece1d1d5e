'use client';

import { UserRoundPen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RefusedCandidates, type DescribeCandidate } from '@/components/fields/candidates/refused-candidates';
import { Button } from '@/components/ui/button';
import { InfoDialog } from '@/components/ui/info-dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { SetFollowUpsAnswer } from '@/lib/domain/set-stages-schemas';

const FollowUpDialog = lazyPart(() => import('./follow-up-dialog').then((module) => module.FollowUpDialog));

interface FollowUpSelectionProps {
  processId: string;
  choice: CandidateChoice;
  count: number;
  onDone: () => void;
  describe: DescribeCandidate;
}

/** One owner, one next step or both for the whole selection; says who was left out. */
export function FollowUpSelection({ processId, choice, count, onDone, describe }: FollowUpSelectionProps) {
  const t = useTranslations('stages');
  // Another choice of as many is another one: what was typed does not come back.
  const [choiceId] = useState(() => crypto.randomUUID());
  const [isOpen, setIsOpen] = useState(false);
  const [refused, setRefused] = useState<SetFollowUpsAnswer['refused']>([]);
  const close = () => {
    setRefused([]);
    onDone();
  };
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <UserRoundPen aria-hidden="true" />
        <span className="max-[96rem]:sr-only">{t('followUp.act')}</span>
      </Button>
      {isOpen && (
        <FollowUpDialog
          processId={processId}
          choice={choice}
          followUp={null}
          keepAs={choiceId}
          name={t('several', { count })}
          onDone={(answer) => (answer.refused.length > 0 ? setRefused(answer.refused) : onDone())}
          onClose={() => setIsOpen(false)}
        />
      )}
      {refused.length > 0 && (
        <InfoDialog open onOpenChange={(open) => !open && close()} title={t('refusedTitle', { count: refused.length })}>
          <p>{t('followUp.refusedHint')}</p>
          <RefusedCandidates
            processId={processId}
            refused={refused}
            describe={describe}
            reasonOf={({ reason }) => t(`followUp.refused.${reason}`)}
          />
        </InfoDialog>
      )}
    </>
  );
}

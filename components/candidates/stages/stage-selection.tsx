'use client';

import { SquareKanban } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RefusedCandidates, type DescribeCandidate } from '@/components/fields/candidates/refused-candidates';
import { Button } from '@/components/ui/button';
import { InfoDialog } from '@/components/ui/info-dialog';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { SetStagesAnswer } from '@/lib/domain/set-stages-schemas';
import { StageMenu } from './stage-menu';
import { useSetStage } from './use-set-stage';

interface StageSelectionProps {
  processId: string;
  choice: CandidateChoice;
  onDone: () => void;
  describe: DescribeCandidate;
}

/** One stage for the whole selection; says who was left out, and why. */
export function StageSelection({ processId, choice, onDone, describe }: StageSelectionProps) {
  const t = useTranslations('stages');
  const set = useSetStage(processId);
  const [answer, setAnswer] = useState<SetStagesAnswer | null>(null);
  const close = () => {
    setAnswer(null);
    onDone();
  };
  return (
    <>
      <StageMenu
        processId={processId}
        onChoose={(stage) =>
          set.mutate({ choice, stage }, { onSuccess: (made) => (made.refused.length > 0 ? setAnswer(made) : onDone()) })
        }
      >
        <Button size="sm" loading={set.isPending}>
          <SquareKanban aria-hidden="true" />
          {t('title')}
        </Button>
      </StageMenu>
      {answer && (
        <InfoDialog
          open
          onOpenChange={(open) => !open && close()}
          title={t('refusedTitle', { count: answer.refused.length })}
        >
          <p>
            {t('refusedHint')} {answer.accepted.length > 0 && t('othersMoved', { count: answer.accepted.length })}
          </p>
          <RefusedCandidates
            processId={processId}
            refused={answer.refused}
            describe={describe}
            reasonOf={({ reason }) => t(`refused.${reason}`)}
          />
        </InfoDialog>
      )}
    </>
  );
}

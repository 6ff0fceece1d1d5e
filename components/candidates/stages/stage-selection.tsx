'use client';

import { SquareKanban } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { Button } from '@/components/ui/button';
import { InfoDialog } from '@/components/ui/info-dialog';
import Link from 'next/link';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { SetStagesAnswer } from '@/lib/domain/set-stages-schemas';
import { StageMenu } from './stage-menu';
import { useSetStage } from './use-set-stage';

interface StageSelectionProps {
  processId: string;
  choice: CandidateChoice;
  onDone: () => void;
  /** Name and number as in the list; null for who is on no page that was shown. */
  describe: (candidateId: string) => { name: string; ordinalNumber: number } | null;
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
          <RefusedStages processId={processId} refused={answer.refused} describe={describe} />
        </InfoDialog>
      )}
    </>
  );
}

interface RefusedStagesProps extends Pick<StageSelectionProps, 'processId' | 'describe'> {
  refused: SetStagesAnswer['refused'];
}

function RefusedStages({ processId, refused, describe }: RefusedStagesProps) {
  const t = useTranslations('stages');
  const candidates = useTranslations('candidates');
  return (
    <ul>
      {refused.map(({ candidateId, ordinalNumber, reason }) => {
        const known = describe(candidateId);
        const unnamed = ordinalNumber === null ? candidateId : candidates('numbered', { number: ordinalNumber });
        return (
          <li key={candidateId} className="py-1 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
            <Link
              href={candidateHref(processId, candidateId, null)}
              prefetch={false}
              className="text-accent-ink rounded-sm font-medium break-words underline"
            >
              {known ? `${known.ordinalNumber}. ${known.name}` : unnamed}
            </Link>
            <span className="text-ink-muted block text-sm">{t(`refused.${reason}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

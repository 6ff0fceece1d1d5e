'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { decisionLooks } from '@/components/candidates/decisions/decision-looks';
import { HoldMenu } from '@/components/candidates/decisions/hold-menu';
import { useDecide } from '@/components/candidates/decisions/use-decide';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { decisions } from '@/lib/domain/candidate-enums';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import type { CalendarDay } from '@/lib/validation/calendar-day';
import type { CandidateSelection } from './use-candidate-selection';

const DecideDialog = lazyPart(() =>
  import('@/components/candidates/decisions/decide-dialog').then((module) => module.DecideDialog),
);

interface DecideSelectionProps {
  process: Pick<ProcessDto, 'id' | 'blindMode'>;
  selection: CandidateSelection;
}

/** One decision about the whole selection, after a dialog with the reason. */
export function DecideSelection({ process, selection }: DecideSelectionProps) {
  const processId = process.id;
  const t = useTranslations('decisions');
  // Another choice of as many is another one: what was typed does not come back.
  const [choiceId] = useState(() => crypto.randomUUID());
  const [asking, setAsking] = useState<DecisionKind | null>(null);
  const [holdUntil, setHoldUntil] = useState<CalendarDay | null>(null);
  const { decideMany, deciding } = useDecide(processId, {
    onDecided: () => {
      setAsking(null);
      selection.clear();
    },
  });
  const ask = (decision: DecisionKind, until: CalendarDay | null = null) => {
    setHoldUntil(until);
    setAsking(decision);
  };
  return (
    <>
      <div role="group" aria-label={t('title')} className="flex flex-wrap gap-1.5">
        {decisions.map((kind) => {
          const Icon = decisionLooks[kind].icon;
          return (
            <Fragment key={kind}>
              <Button size="sm" onClick={() => ask(kind)}>
                <Icon aria-hidden="true" />
                {t(`act.${kind}`)}
              </Button>
              {kind === 'HOLD' && <HoldMenu onHold={(until) => ask('HOLD', until)} onPickDay={() => ask('HOLD')} />}
            </Fragment>
          );
        })}
      </div>
      {asking && (
        <DecideDialog
          decision={asking}
          name={t('several', { count: selection.count })}
          keepAs={choiceId}
          initial={{ holdUntil }}
          reveals={asking === 'ADVANCE' && process.blindMode && selection.mayBeHidden}
          loading={deciding}
          onDecide={(reason) => decideMany({ choice: selection.choice, decision: asking, ...reason })}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

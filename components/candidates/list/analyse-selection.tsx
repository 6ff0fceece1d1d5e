'use client';

import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  usePreviewReprocess,
  useReprocessInBatch,
  useReprocessSelected,
} from '@/components/fields/candidates/use-reprocess';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import type { SelectedAnswer } from '@/lib/domain/candidate-review-schemas';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/domain/process-schemas';
import { startsAnalyses } from '@/lib/domain/process-status';
import { AnalyseDialog } from './analyse-dialog';
import { RefusedCandidatesDialog } from './refused-candidates-dialog';
import { RefusedList, type RefusedListProps } from './refused-list';
import type { CandidateSelection } from './use-candidate-selection';

/** The Batch API takes no more at once. */
const maxBatch = 5_000;

interface AnalyseSelectionProps {
  process: Pick<ProcessDto, 'id' | 'status'>;
  /** Where a model judges, several candidates are analysed only after a look at the cost. */
  judging: Pick<CandidatesStatisticsDto, 'engine' | 'cost' | 'batch'> | undefined;
  selection: CandidateSelection;
  describe: RefusedListProps['describe'];
}

/** Analyses the selection again; asks first when somebody is refused or a model is paid. */
export function AnalyseSelection({ process, judging, selection, describe }: AnalyseSelectionProps) {
  const t = useTranslations('candidates.reprocess');
  const banner = useBanner();
  const preview = usePreviewReprocess(process.id);
  const reprocess = useReprocessSelected(process.id);
  const inBatch = useReprocessInBatch(process.id);
  const [asking, setAsking] = useState<SelectedAnswer | null>(null);
  const [refused, setRefused] = useState<SelectedAnswer | null>(null);
  const paid = judging?.engine === 'openai' && selection.count > 1 ? { average: judging.cost } : null;

  /** Those whom the dialog named are not named again. */
  const onSent = (sent: SelectedAnswer, named: number, message: 'started' | 'model.queued') => {
    setAsking(null);
    if (sent.accepted.length > 0) banner.showSuccess(t(message, { count: sent.accepted.length }));
    if (sent.refused.length > named) setRefused(sent);
    else selection.clear();
  };
  const analyse = (named: number) =>
    reprocess.mutate(selection.choice, { onSuccess: (sent) => onSent(sent, named, 'started') });
  const ask = () => {
    inBatch.reset();
    preview.mutate(selection.choice, {
      onSuccess: (found) => {
        if (found.accepted.length === 0) setRefused(found);
        else if (paid || found.refused.length > 0) setAsking(found);
        else analyse(0);
      },
    });
  };
  const cheaper = asking &&
    paid &&
    asking.accepted.length <= maxBatch &&
    !(judging?.batch && !judging.batch.ended) && {
      onChoose: () => inBatch.mutate(asking.accepted, { onSuccess: (sent) => onSent(sent, 0, 'model.queued') }),
      loading: inBatch.isPending,
      error: inBatch.error?.message ?? null,
    };

  const enabled = startsAnalyses(process.status);
  const button = (
    <Button
      size="sm"
      loading={preview.isPending || reprocess.isPending}
      aria-disabled={!enabled || undefined}
      onClick={enabled ? ask : undefined}
    >
      <RotateCw aria-hidden="true" />
      {/* Room for the offer to take all of the search. */}
      <span className={selection.selectAll ? 'max-[96rem]:sr-only' : undefined}>{t('selected')}</span>
    </Button>
  );
  return (
    <>
      {enabled ? button : <Tooltip content={t('whyNot')}>{button}</Tooltip>}
      {asking && (
        <AnalyseDialog
          count={asking.accepted.length}
          cost={paid}
          loading={reprocess.isPending}
          onConfirm={() => analyse(asking.refused.length)}
          onClose={() => setAsking(null)}
          cheaper={cheaper || null}
        >
          {asking.refused.length > 0 && (
            <>
              <p className="mt-2">{t('willBeRefused', { count: asking.refused.length })}</p>
              <div className="text-ink mt-1 max-h-48 overflow-y-auto">
                <RefusedList processId={process.id} refused={asking.refused} describe={describe} />
              </div>
            </>
          )}
        </AnalyseDialog>
      )}
      {refused && (
        <RefusedCandidatesDialog
          processId={process.id}
          refused={refused.refused}
          accepted={refused.accepted.length}
          describe={describe}
          onClose={() => {
            setRefused(null);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

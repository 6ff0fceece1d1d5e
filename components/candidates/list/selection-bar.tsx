'use client';

import { RotateCw, Send, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { useReportError } from '@/components/query/use-report-error';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/processes/schemas';
import { startsAnalyses } from '@/lib/processes/status';
import { CostDialog } from './cost-dialog';
import { RefusedCandidatesDialog } from './refused-candidates-dialog';
import { useReprocessInBatch, useReprocessSelected } from '@/components/candidates/fields/use-reprocess';

interface SelectionBarProps {
  process: Pick<ProcessDto, 'id' | 'status'>;
  /** Where a model judges, several candidates are analysed only after a look at the cost. */
  judging: Pick<CandidatesStatisticsDto, 'engine' | 'cost' | 'batch'> | undefined;
  selectedIds: string[];
  describe: ComponentProps<typeof RefusedCandidatesDialog>['describe'];
  onDeselect: (ids: string[]) => void;
  /** Opens the preview of sending them to the ATS. Null: this process has no ATS, or the user may not. */
  onPick: (() => void) | null;
}

/** The actions on selected candidates; replaces the filters while something is selected. */
export function SelectionBar({ process, judging, selectedIds, describe, onDeselect, onPick }: SelectionBarProps) {
  const processId = process.id;
  const t = useTranslations('candidates');
  const errors = useTranslations('errors');
  const banner = useBanner();
  const reportError = useReportError();
  const reprocess = useReprocessSelected(processId);
  const inBatch = useReprocessInBatch(processId);
  const [refused, setRefused] = useState<Pick<
    ComponentProps<typeof RefusedCandidatesDialog>,
    'refused' | 'accepted'
  > | null>(null);
  const [asking, setAsking] = useState(false);
  const asks = judging?.engine === 'openai' && selectedIds.length > 1;
  const ask = () => {
    inBatch.reset();
    setAsking(true);
  };
  const analyse = () => {
    setAsking(false);
    reprocess.mutate(selectedIds, {
      onSuccess: ({ accepted, refused, failure }) => {
        // Those that were not processed stay selected for a retry.
        onDeselect([...accepted, ...refused.map(({ candidateId }) => candidateId)]);
        setRefused({ refused, accepted: failure ? 0 : accepted.length });
        const done = accepted.length > 0 ? t('reprocess.started', { count: accepted.length }) : undefined;
        if (failure) void reportError(failure.error, false, done);
        else if (done) banner.showSuccess(done);
      },
    });
  };
  const queue = () =>
    inBatch.mutate(selectedIds, {
      onSuccess: ({ accepted, refused }) => {
        setAsking(false);
        onDeselect([...accepted, ...refused.map(({ candidateId }) => candidateId)]);
        const code = 'candidate.reprocess-refused';
        const reason = errors(code);
        setRefused({
          refused: refused.map(({ candidateId }) => ({ candidateId, code, reason })),
          accepted: accepted.length,
        });
        if (accepted.length > 0) banner.showSuccess(t('reprocess.model.queued', { count: accepted.length }));
      },
    });
  const cheaper = { onChoose: queue, loading: inBatch.isPending, error: inBatch.error?.message ?? null };
  return (
    <>
      {selectedIds.length > 0 && (
        <div role="toolbar" aria-label={t('selection.actions')} className="flex min-h-8 flex-wrap items-center gap-2">
          <p className="font-medium tabular-nums" aria-live="polite">
            {t('selection.count', { count: selectedIds.length })}
          </p>
          <AnalyseButton process={process} loading={reprocess.isPending} onAnalyse={asks ? ask : analyse} />
          {onPick && <PickButton process={process} onPick={onPick} />}
          <Button size="sm" variant="ghost" onClick={() => onDeselect(selectedIds)}>
            <X aria-hidden="true" />
            {t('selection.clear')}
          </Button>
        </div>
      )}
      {asks && (
        <CostDialog
          open={asking}
          count={selectedIds.length}
          cost={judging.cost}
          onOpenChange={setAsking}
          onConfirm={analyse}
          cheaper={judging.batch && !judging.batch.ended ? null : cheaper}
        />
      )}
      {refused && refused.refused.length > 0 && (
        <RefusedCandidatesDialog
          processId={processId}
          {...refused}
          describe={describe}
          onClose={() => setRefused(null)}
        />
      )}
    </>
  );
}

interface AnalyseButtonProps {
  process: Pick<ProcessDto, 'status'>;
  loading: boolean;
  onAnalyse: () => void;
}

/** Disabled, with the reason, in a process that starts no analyses. */
function AnalyseButton({ process, loading, onAnalyse }: AnalyseButtonProps) {
  const t = useTranslations('candidates.reprocess');
  const enabled = startsAnalyses(process.status);
  const button = (
    <Button size="sm" loading={loading} aria-disabled={!enabled || undefined} onClick={enabled ? onAnalyse : undefined}>
      <RotateCw aria-hidden="true" />
      {t('selected')}
    </Button>
  );
  return enabled ? button : <Tooltip content={t('whyNot')}>{button}</Tooltip>;
}

/** Disabled, with the reason, in a process that is not active. */
function PickButton({ process, onPick }: { process: Pick<ProcessDto, 'status'>; onPick: () => void }) {
  const t = useTranslations('ats.pick');
  const enabled = startsAnalyses(process.status);
  const button = (
    <Button size="sm" aria-disabled={!enabled || undefined} onClick={enabled ? onPick : undefined}>
      <Send aria-hidden="true" />
      {t('one')}
    </Button>
  );
  return enabled ? button : <Tooltip content={t('notActive')}>{button}</Tooltip>;
}

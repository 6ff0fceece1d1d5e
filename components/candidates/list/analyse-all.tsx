'use client';

import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  usePreviewReprocess,
  useReprocessAll,
  useReprocessInBatch,
} from '@/components/fields/candidates/use-reprocess';
import { useScreenActions } from '@/components/keys/screen-actions';
import { fetchCandidates } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { IconButton } from '@/components/ui/icon-button';
import { ToggleField } from '@/components/ui/toggle-field';
import type { SelectedAnswer } from '@/lib/domain/candidate-review-schemas';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';
import { AnalyseDialog } from './analyse-dialog';
import { RefusedCandidatesDialog } from './refused-candidates-dialog';
import { RefusedList, type RefusedListProps } from './refused-list';

const anyPage = { page: 1, pageSize: 10, sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC', newSearch: true } as const;
/** The Batch API takes no more at once. */
const maxBatch = 5_000;

interface AnalyseAllProps {
  processId: string;
  judging: Pick<CandidatesStatisticsDto, 'engine' | 'cost' | 'batch'> | undefined;
  describe: RefusedListProps['describe'];
}

/** Analyses all candidates of the process again, after a question that says how many and what it costs. */
export function AnalyseAll({ processId, judging, describe }: AnalyseAllProps) {
  const t = useTranslations('candidates.reprocess');
  const banner = useBanner();
  const [asking, setAsking] = useState<SelectedAnswer | null>(null);
  const [refused, setRefused] = useState<SelectedAnswer | null>(null);
  const [fresh, setFresh] = useState(false);
  const preview = usePreviewReprocess(processId);
  const all = useReprocessAll(processId);
  const inBatch = useReprocessInBatch(processId);
  const find = useMutation({
    meta: { successBanner: false },
    mutationFn: async () => {
      const { searchId } = await fetchCandidates(processId, anyPage, {});
      return preview.mutateAsync({ searchId, except: [] });
    },
    onSuccess: (found) => {
      setFresh(false);
      inBatch.reset();
      if (found.accepted.length > 0) setAsking(found);
      else if (found.refused.length > 0) setRefused(found);
      else banner.showError(t('nobody'));
    },
  });
  /** Those whom the question named are not named again. */
  const onSent = (sent: SelectedAnswer, message: 'started' | 'model.queued') => {
    const named = new Set(asking?.refused.map(({ candidateId }) => candidateId));
    setAsking(null);
    if (sent.accepted.length > 0) banner.showSuccess(t(message, { count: sent.accepted.length }));
    if (sent.refused.some(({ candidateId }) => !named.has(candidateId))) setRefused(sent);
  };
  const ask = () => find.mutate();
  useScreenActions([{ id: 'analyse-all', label: t('all'), icon: RotateCw, onRun: ask }]);
  const paid = judging?.engine === 'openai' ? { average: judging.cost } : null;
  // The cheap queue takes over equal verdicts.
  const mayBatch =
    !fresh && paid && asking && asking.accepted.length <= maxBatch && !(judging?.batch && !judging.batch.ended);
  return (
    <>
      <IconButton label={t('all')} loading={find.isPending} onClick={ask}>
        <RotateCw aria-hidden="true" />
      </IconButton>
      {asking && (
        <AnalyseDialog
          count={asking.accepted.length}
          cost={paid}
          loading={all.isPending}
          onConfirm={() => all.mutate(fresh, { onSuccess: (sent) => onSent(sent, 'started') })}
          onClose={() => setAsking(null)}
          cheaper={
            mayBatch
              ? {
                  onChoose: () =>
                    inBatch.mutate(asking.accepted, { onSuccess: (sent) => onSent(sent, 'model.queued') }),
                  loading: inBatch.isPending,
                  error: inBatch.error?.message ?? null,
                }
              : null
          }
        >
          <p className="mt-2">{t('wayBack')}</p>
          <div className="mt-3">
            <ToggleField label={t('fresh')} hint={t('freshHint')} value={fresh} onChange={setFresh} />
          </div>
          {asking.refused.length > 0 && (
            <>
              <p className="mt-3">{t('willBeRefused', { count: asking.refused.length })}</p>
              <div className="text-ink mt-1 max-h-48 overflow-y-auto">
                <RefusedList processId={processId} refused={asking.refused} describe={describe} />
              </div>
            </>
          )}
        </AnalyseDialog>
      )}
      {refused && (
        <RefusedCandidatesDialog
          processId={processId}
          refused={refused.refused}
          accepted={refused.accepted.length}
          describe={describe}
          onClose={() => setRefused(null)}
        />
      )}
    </>
  );
}

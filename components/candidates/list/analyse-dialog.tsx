import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useMoney } from '@/components/ui/use-money';
import { batchPriceShare } from '@/lib/model/batch-price';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';

interface AnalyseDialogProps {
  /** How many are analysed. */
  count: number;
  /** Where a model judges, what it costs; null: nothing. */
  cost: { average: CandidatesStatisticsDto['cost'] } | null;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Analyse through the provider's Batch API instead; null: not offered, or such a batch is under way. */
  cheaper: { onChoose: () => void; loading: boolean; error: string | null } | null;
  /** Who is refused. */
  children: ReactNode;
}

/** Asks before several CVs are analysed again: who is refused and, where a model judges, what it costs. */
export function AnalyseDialog({ count, cost, cheaper, children, ...dialog }: AnalyseDialogProps) {
  const t = useTranslations('candidates.reprocess');
  const money = useMoney();
  const average = cost?.average;
  const each = average?.averageMicros;
  const price = (share: number) => (average && each ? money(each * count * share, average.currency) : '');
  const now = cheaper ? t('model.now') : t('model.confirm');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && dialog.onClose()}
      title={cost ? t('model.title', { count }) : t('title', { count })}
      confirmLabel={cost ? now : t('selected')}
      loading={dialog.loading}
      onConfirm={dialog.onConfirm}
      alternative={cheaper ? { label: t('model.cheaper'), ...cheaper } : undefined}
    >
      {cost && (
        <p>
          {each ? t('model.estimate', { cost: price(1) }) : t('model.unknown')} {t('model.reused')}
        </p>
      )}
      {cheaper && (
        <p className="mt-2">{each ? t('model.half', { cost: price(batchPriceShare) }) : t('model.halfUnknown')}</p>
      )}
      {children}
      {cheaper?.error && (
        <p role="alert" className="text-negative-ink mt-2">
          {cheaper.error}
        </p>
      )}
    </ConfirmDialog>
  );
}

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useMoney } from '@/components/ui/use-money';
import { batchPriceShare } from '@/lib/model/batch-price';
import type { CandidatesStatisticsDto } from '@/lib/processes/schemas';

interface CostDialogProps {
  open: boolean;
  count: number;
  cost: CandidatesStatisticsDto['cost'];
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  /** Analyse through the provider's Batch API instead; null while such a batch is under way. */
  cheaper: { onChoose: () => void; loading: boolean; error: string | null } | null;
}

/** Asks before many CVs are sent to a model, estimates what it costs, and offers the cheaper way. */
export function CostDialog({ open, count, cost, onOpenChange, onConfirm, cheaper }: CostDialogProps) {
  const t = useTranslations('candidates.reprocess.model');
  const money = useMoney();
  const each = cost?.averageMicros;
  const price = (share: number) => (cost && each ? money(each * count * share, cost.currency) : '');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { count })}
      confirmLabel={cheaper ? t('now') : t('confirm')}
      onConfirm={onConfirm}
      alternative={cheaper ? { label: t('cheaper'), ...cheaper } : undefined}
    >
      <p>
        {each ? t('estimate', { cost: price(1) }) : t('unknown')} {t('reused')}
      </p>
      {cheaper && <p className="mt-2">{each ? t('half', { cost: price(batchPriceShare) }) : t('halfUnknown')}</p>}
      {cheaper?.error && (
        <p role="alert" className="text-negative-ink mt-2">
          {cheaper.error}
        </p>
      )}
    </ConfirmDialog>
  );
}

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useMoney } from '@/components/ui/use-money';
import type { CandidatesStatisticsDto } from '@/lib/processes/schemas';

interface CostDialogProps {
  open: boolean;
  count: number;
  cost: CandidatesStatisticsDto['cost'];
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks before many CVs are sent to a model, and estimates what it costs. */
export function CostDialog({ open, count, cost, onOpenChange, onConfirm }: CostDialogProps) {
  const t = useTranslations('candidates.reprocess.model');
  const money = useMoney();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { count })}
      confirmLabel={t('confirm')}
      onConfirm={onConfirm}
    >
      {cost?.averageMicros ? t('estimate', { cost: money(cost.averageMicros * count, cost.currency) }) : t('unknown')}{' '}
      {t('reused')}
    </ConfirmDialog>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { PersonRequestKind } from '@/lib/domain/privacy-enums';
import { apiRequest } from '@/lib/http/browser/browser-client';

interface WithdrawDialogProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  /** A request, or that the pay range was told. */
  about: { kind: PersonRequestKind | 'PAY'; requestId: string };
  onClose: () => void;
}

/** Takes back an entry that was recorded by mistake; says what follows from it. */
export function WithdrawDialog({ candidate, about: { kind, requestId }, onClose }: WithdrawDialogProps) {
  const t = useTranslations('candidatePrivacy.withdraw');
  const client = useQueryClient();
  const { processId, id } = candidate;
  const path =
    kind === 'PAY'
      ? `/processes/${processId}/candidates/pay-range-notices/${requestId}?${new URLSearchParams({ candidateId: id })}`
      : `${candidatePath(processId, id)}/privacy/requests/${requestId}`;
  const withdraw = useMutation({
    mutationFn: () => apiRequest({ method: 'DELETE', path }),
    meta: { successBanner: t('done') },
    onSuccess: onClose,
    // An objection that ends brings back what was hidden.
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      confirmLabel={t('act')}
      loading={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    >
      {t('stays')} {(kind === 'PAY' || kind === 'OBJECT' || kind === 'WITHDRAW') && t(kind)}
    </ConfirmDialog>
  );
}

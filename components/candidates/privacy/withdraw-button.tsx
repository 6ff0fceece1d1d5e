import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { ConfirmButton } from '@/components/ui/confirm-button';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { PersonRequestKind } from '@/lib/domain/privacy-enums';
import { apiRequest } from '@/lib/http/browser/browser-client';

interface WithdrawButtonProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  /** A request, or that the pay range was told. */
  about: { kind: PersonRequestKind | 'PAY'; requestId: string };
  /** Names the entry. */
  label: string;
}

/** Takes back an entry that was recorded by mistake, after saying what follows from it. */
export function WithdrawButton({ candidate, about: { kind, requestId }, label }: WithdrawButtonProps) {
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
    // An objection that ends brings back what was hidden.
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  return (
    <ConfirmButton
      size="sm"
      variant="ghost"
      className="print:hidden"
      aria-label={`${t('act')}: ${label}`}
      title={t('title')}
      text={[t('stays'), (kind === 'PAY' || kind === 'OBJECT' || kind === 'WITHDRAW') && t(kind)]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={t('act')}
      loading={withdraw.isPending}
      onConfirm={(close) => withdraw.mutate(undefined, { onSuccess: close })}
    >
      {t('act')}
    </ConfirmButton>
  );
}

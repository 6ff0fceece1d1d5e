'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErasureSummary } from '@/components/fields/candidates/erasure-summary';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { ErasurePreview } from '@/lib/domain/candidate-review-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';

interface EraseDialogProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  name: string;
  onErased: () => void;
  onClose: () => void;
}

/** Deletes a candidate with everything about the person, after telling what that is. */
export function EraseDialog({ candidate: { processId, id }, name, onErased, onClose }: EraseDialogProps) {
  const t = useTranslations('candidatePage.erase');
  const common = useTranslations('common');
  const client = useQueryClient();
  const banner = useBanner();
  const path = candidatePath(processId, id);
  const preview = useQuery({
    queryKey: candidateKeys.erasure(processId, id),
    queryFn: ({ signal }) => apiAnswer<ErasurePreview>({ path: `${path}/erasure`, signal }),
    staleTime: 0,
  });
  const erase = useMutation({
    mutationFn: () => apiRequest({ method: 'DELETE', path }),
    meta: { successBanner: false },
    onSuccess: () => {
      banner.showSuccess(t('done', { name }));
      onErased();
      client.removeQueries({ queryKey: candidateKeys.cvs(processId, id) });
      void client.invalidateQueries({ queryKey: candidateKeys.searches(processId) });
      void client.invalidateQueries({ queryKey: candidateKeys.process(processId) });
    },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={name} size="sm">
        <DialogBody>
          {preview.isPending && <Skeleton className="h-24" />}
          {preview.error && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
          {preview.data && <ErasureSummary preview={preview.data} />}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{common('cancel')}</Button>
          {preview.data && (
            <Button variant="danger" loading={erase.isPending} onClick={() => erase.mutate()}>
              {t('confirm')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

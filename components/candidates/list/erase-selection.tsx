'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ErasureSummary } from '@/components/fields/candidates/erasure-summary';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import type { EraseManyAnswer, EraseManyPreview } from '@/lib/domain/candidate-review-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { RefusedList, type RefusedListProps } from './refused-list';
import type { CandidateSelection } from './use-candidate-selection';

interface EraseSelectionProps {
  processId: string;
  selection: CandidateSelection;
  describe: RefusedListProps['describe'];
}

/** Deletes the selection with everything about the persons, after telling what that is and who stays. */
export function EraseSelection({ processId, selection, describe }: EraseSelectionProps) {
  const t = useTranslations('candidates.erase');
  const common = useTranslations('common');
  const client = useQueryClient();
  const banner = useBanner();
  const path = `/processes/${processId}/candidates/erase`;
  const body = selection.choice;
  const preview = useMutation({
    mutationFn: () => apiAnswer<EraseManyPreview>({ method: 'POST', path: `${path}/preview`, body }),
    meta: { successBanner: false },
  });
  const erase = useMutation({
    // Those whom the dialog has counted, whatever a search finds meanwhile.
    mutationFn: (candidateIds: string[]) =>
      apiAnswer<EraseManyAnswer>({ method: 'POST', path, body: { candidateIds } }),
    meta: { successBanner: false },
    onSuccess: async ({ accepted }) => {
      preview.reset();
      selection.clear();
      banner.showSuccess(t('done', { count: accepted.length }));
      await client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
      await client.invalidateQueries({ queryKey: candidateKeys.process(processId) });
    },
  });
  const found = preview.data;
  const count = found?.accepted.length ?? 0;
  return (
    <>
      <IconButton
        size="sm"
        variant="secondary"
        label={t('act')}
        loading={preview.isPending}
        onClick={() => preview.mutate()}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
      {found && (
        <Dialog open onOpenChange={(open) => !open && preview.reset()}>
          <DialogContent title={count > 0 ? t('title', { count }) : t('nobody')} size="sm">
            <DialogBody>
              {count > 0 && <ErasureSummary preview={found} />}
              {found.refused.length > 0 && (
                <>
                  <p className="mt-3">{t('stay', { count: found.refused.length })}</p>
                  <div className="mt-1 max-h-48 overflow-y-auto">
                    <RefusedList processId={processId} refused={found.refused} describe={describe} />
                  </div>
                </>
              )}
            </DialogBody>
            <DialogFooter>
              <Button onClick={() => preview.reset()}>{count > 0 ? common('cancel') : common('close')}</Button>
              {count > 0 && (
                <Button variant="danger" loading={erase.isPending} onClick={() => erase.mutate(found.accepted)}>
                  {t('confirm', { count })}
                </Button>
              )}
            </DialogFooter>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}

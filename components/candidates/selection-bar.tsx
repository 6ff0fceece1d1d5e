'use client';

import { RotateCw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import type { RefusedCandidate } from './use-reprocess';
import { useReprocessSelected } from './use-reprocess';

interface SelectionBarProps {
  processId: string;
  selectedIds: string[];
  nameOf: (candidateId: string) => string;
  onClear: () => void;
}

/** The acts on selected candidates; stands in place of the filters while something is selected. */
export function SelectionBar({ processId, selectedIds, nameOf, onClear }: SelectionBarProps) {
  const t = useTranslations('candidates');
  const banner = useBanner();
  const reprocess = useReprocessSelected(processId);
  const [refused, setRefused] = useState<RefusedCandidate[]>([]);
  const analyse = () =>
    reprocess.mutate(selectedIds, {
      onSuccess: (result) => {
        onClear();
        setRefused(result.refused);
        if (result.accepted > 0) banner.showSuccess(t('reprocess.started', { count: result.accepted }));
      },
    });
  return (
    <>
      {selectedIds.length > 0 && (
        <div role="toolbar" aria-label={t('selection.acts')} className="flex min-h-8 flex-wrap items-center gap-2">
          <p className="font-medium tabular-nums" aria-live="polite">
            {t('selection.count', { count: selectedIds.length })}
          </p>
          <Button size="sm" loading={reprocess.isPending} onClick={analyse}>
            <RotateCw aria-hidden="true" />
            {t('reprocess.selected')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClear}>
            <X aria-hidden="true" />
            {t('selection.clear')}
          </Button>
        </div>
      )}
      <Dialog open={refused.length > 0} onOpenChange={(open) => !open && setRefused([])}>
        <DialogContent
          title={t('reprocess.refusedTitle', { count: refused.length })}
          description={t('reprocess.refusedHint')}
        >
          <DialogBody className="pb-5">
            <ul className="divide-y">
              {refused.map(({ candidateId, reason }) => (
                <li key={candidateId} className="py-2">
                  <p className="font-medium">{nameOf(candidateId)}</p>
                  <p className="text-ink-muted text-sm">{reason}</p>
                </li>
              ))}
            </ul>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { tabChanges } from './tab-changes';
import { PendingRow } from './pending-row';
import { usePendingChanges } from './use-pending';

/** What this tab has not sent, in the order in which it was made. */
export function PendingDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('unsent');
  const changes = usePendingChanges();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('intro')}>
        <div className="tall:min-h-0 tall:overflow-y-auto px-5 pb-5">
          {changes.length === 0 ? (
            <p role="status">{t('none')}</p>
          ) : (
            <>
              {changes.filter(({ state }) => state === 'unsaved').length > 1 && (
                <Button size="sm" className="mb-3" onClick={() => tabChanges.sendAllAgain()}>
                  {t('tryAllAgain')}
                </Button>
              )}
              <ul className="divide-y border-y">
                {changes.map((change) => (
                  <PendingRow key={change.id} change={change} onLeave={onClose} />
                ))}
              </ul>
            </>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

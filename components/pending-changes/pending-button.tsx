'use client';

import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { lazyDialog, usePreloaded } from '@/components/ui/lazy-dialog';
import { usePendingChanges } from './use-pending';

const PendingDialog = lazyDialog(() => import('./pending-dialog').then((module) => module.PendingDialog));

/** How many changes wait in this tab, and whether one needs the person; opens the list of them. */
export function PendingButton() {
  const t = useTranslations('unsent');
  const [open, setOpen] = useState(false);
  const changes = usePendingChanges();
  // Without a connection it could not be fetched.
  usePreloaded(PendingDialog);
  const refused = changes.filter(({ state }) => state === 'refused').length;
  const waiting = changes.length - refused;
  const label = refused > 0 ? t('toSettle', { count: refused }) : t('waiting', { count: waiting });
  const Icon = refused > 0 ? TriangleAlert : CloudUpload;
  return (
    <>
      {/* Always mounted, so that its first text is announced. */}
      <span role="status">
        {refused + waiting > 0 && (
          <Button
            size="sm"
            aria-haspopup="dialog"
            className={cn('border-caution mr-1', refused > 0 && 'text-caution-ink')}
            onClick={() => setOpen(true)}
          >
            <Icon aria-hidden="true" />
            <span className="max-lg:sr-only">{label}</span>
            <span aria-hidden="true" className="tabular-nums lg:hidden">
              {refused || waiting}
            </span>
          </Button>
        )}
      </span>
      {open && <PendingDialog onClose={() => setOpen(false)} />}
    </>
  );
}

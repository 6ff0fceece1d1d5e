'use client';

import { FileX, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** Replaces the pages after a load error. */
export function CvFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('cv');
  const ui = useTranslations('ui.errorState');
  return (
    <div role="alert">
      <EmptyState
        icon={FileX}
        title={t('failed')}
        action={
          <Button onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {ui('retry')}
          </Button>
        }
      >
        {t('failedHint')}
      </EmptyState>
    </div>
  );
}

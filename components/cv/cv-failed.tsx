'use client';

import { FileX, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of the pages: that they cannot be shown, and what can be done. */
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

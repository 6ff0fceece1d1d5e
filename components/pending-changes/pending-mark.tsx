'use client';

import { CloudUpload, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { tabChanges } from './tab-changes';
import type { PendingChange } from './pending-change';

interface PendingMarkProps {
  change: Pick<PendingChange, 'id' | 'state'>;
  /** Where there is no room for words. */
  iconOnly?: boolean;
  className?: string;
}

/** "Not saved", beside what was changed, with *Try again* where it is not sent by itself. */
export function PendingMark({ change: { id, state }, iconOnly = false, className }: PendingMarkProps) {
  const t = useTranslations('unsent');
  const text = t(`state.${state}`);
  const tryAgain = () => tabChanges.sendAgain(id);
  if (state === 'unsaved' && iconOnly) {
    return (
      <IconButton
        size="sm"
        label={`${text}. ${t('tryAgain')}`}
        className={cn('text-caution-ink', className)}
        onClick={tryAgain}
      >
        <RotateCw aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <span className={cn('text-caution-ink inline-flex items-center gap-1 text-sm', className)}>
      <CloudUpload className="size-4 shrink-0" aria-hidden="true" />
      <span className={iconOnly ? 'sr-only' : undefined}>{text}</span>
      {state === 'unsaved' && (
        <Button size="sm" variant="ghost" onClick={tryAgain}>
          <RotateCw aria-hidden="true" />
          {t('tryAgain')}
        </Button>
      )}
    </span>
  );
}

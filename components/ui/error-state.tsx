'use client';

import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from './button';
import { cn } from './class-names';

interface ErrorStateProps {
  /** What happened. */
  title?: string;
  /** The cause in words, as the server said it. */
  detail?: string;
  /** What was kept: "Your filters stay as they are." */
  kept?: string;
  /** Quoted to support. */
  requestId?: string;
  onRetry?: () => void;
  className?: string;
}

/** Data could not be shown: what happened, what was kept, what to do, and the id to quote. */
export function ErrorState({ title, detail, kept, requestId, onRetry, className }: ErrorStateProps) {
  const t = useTranslations('ui.errorState');
  return (
    <div role="alert" className={cn('mx-auto flex max-w-md flex-col items-center px-6 py-12 text-center', className)}>
      <span className="bg-negative-soft text-negative-ink mb-3 grid size-10 place-items-center rounded-lg">
        <TriangleAlert className="size-5" aria-hidden="true" />
      </span>
      <h2 className="text-lg font-medium text-balance">{title ?? t('title')}</h2>
      <p className="text-ink-muted mt-1 text-pretty">{detail ?? t('detail')}</p>
      {kept && <p className="text-ink-muted mt-1 text-pretty">{kept}</p>}
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {t('retry')}
        </Button>
      )}
      {requestId && (
        <p className="text-ink-muted mt-4 text-sm">
          {t('requestId')} <code className="text-ink inline-block font-sans break-all select-all">{requestId}</code>
        </p>
      )}
    </div>
  );
}

'use client';

import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SupportLink, useSupportEmail } from './support-email';
import { ApiError } from '@/lib/http/browser/browser-client';
import { Button } from './button';
import { cn } from './class-names';
import { ErrorDetails } from './error-details';

/** Codes whose message adds nothing to the title. */
const wordless = new Set(['internal', 'unknown', 'network']);

interface ErrorStateProps {
  error: Error;
  /** E.g. "Your filters stay as they are." */
  kept?: string;
  onRetry?: () => void;
  className?: string;
}

/** A load error (specification, section 8): message, what was kept, retry, and details for support. */
export function ErrorState({ error, kept, onRetry, className }: ErrorStateProps) {
  const t = useTranslations('ui.errorState');
  const email = useSupportEmail();
  const [seenAt] = useState(() => new Date().toISOString());
  const facts = error instanceof ApiError ? error.facts : null;
  return (
    <div role="alert" className={cn('mx-auto flex max-w-md flex-col items-center px-6 py-10 text-center', className)}>
      <span className="bg-negative-soft text-negative-ink mb-3 grid size-10 shrink-0 place-items-center rounded-lg">
        <TriangleAlert className="size-5" aria-hidden="true" />
      </span>
      <h2 className="text-lg font-medium text-balance">{t('title')}</h2>
      <p className="mt-1 text-pretty">{t('detail')}</p>
      {facts && error.message && !wordless.has(facts.code) && (
        <p className="text-ink-muted mt-1 text-pretty">{error.message}</p>
      )}
      {kept && <p className="text-ink-muted mt-1 text-pretty">{kept}</p>}
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {t('retry')}
        </Button>
      )}
      <p className="text-ink-muted mt-4 text-sm text-pretty">
        {t.rich('advice', {
          email: email ?? '',
          mail: (chunks) => <SupportLink email={email ?? ''}>{chunks}</SupportLink>,
        })}
      </p>
      <ErrorDetails
        details={[
          { id: 'time', value: facts?.timestamp ?? seenAt },
          { id: 'code', value: facts?.code ?? error.name },
          { id: 'requestId', value: facts?.requestId },
          { id: 'method', value: facts?.method },
          { id: 'address', value: facts?.url },
        ]}
      />
    </div>
  );
}

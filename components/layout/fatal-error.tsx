'use client';

import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { reloadOnLostModule } from './reload-on-lost-module';
import { useSupportEmail } from './support-email';

interface FatalErrorProps {
  error: Error & { digest?: string };
  onRetry: () => void;
}

/** The fallback of specification section 8: message, details to quote, what to do. */
export function FatalError({ error, onRetry }: FatalErrorProps) {
  const t = useTranslations('errorPages.fatal');
  const email = useSupportEmail();
  const [happenedAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    reloadOnLostModule(error);
  }, [error]);

  const details = [
    { id: 'time', value: happenedAt },
    { id: 'code', value: error.digest ?? error.name },
    { id: 'address', value: typeof window === 'undefined' ? '' : window.location.pathname },
  ];
  return (
    <div role="alert" className="m-auto flex w-full max-w-md flex-col items-center px-6 py-16 text-center">
      <span className="bg-negative-soft text-negative-ink mb-4 grid size-11 place-items-center rounded-lg">
        <TriangleAlert className="size-5" aria-hidden="true" />
      </span>
      <h1 className="text-xl font-medium text-balance">{t('title')}</h1>
      <p className="mt-2 text-pretty">{t('message')}</p>
      <p className="text-ink-muted mt-1 text-pretty">{email ? t('support', { email }) : t('supportWithoutEmail')}</p>
      <dl className="bg-surface mt-4 grid w-full grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-lg border p-3 text-left text-sm">
        {details.map(({ id, value }) => (
          <div key={id} className="contents">
            <dt className="text-ink-muted">{t(id)}</dt>
            <dd className="break-all select-all" suppressHydrationWarning>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="primary" className="mt-6" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        {t('retry')}
      </Button>
    </div>
  );
}

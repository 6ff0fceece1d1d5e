'use client';

import { ArrowRight, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { IconButton } from '@/components/ui/icon-button';
import { useReportError } from '@/components/query/use-report-error';
import { apiRequest } from '@/lib/http/browser/browser-client';

/** A server of models on this machine: offered to be tried, never used unasked. */
export function FoundModelStep() {
  const t = useTranslations('home.nextSteps.foundModel');
  const router = useRouter();
  const reportError = useReportError();
  const dismiss = () => {
    apiRequest({ path: '/users/me/found-model', method: 'DELETE' }).then(
      () => router.refresh(),
      (error: unknown) => reportError(error),
    );
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t px-4 py-2">
      <p className="text-ink-muted min-w-0 flex-1 basis-60 text-pretty">{t('why')}</p>
      <span className="inline-flex items-center gap-2">
        <Link
          href="/administration/model?server=found"
          prefetch={false}
          className="text-accent-ink inline-flex items-center gap-1 rounded-sm font-medium hover:underline"
        >
          {t('act')}
          <ArrowRight className="size-3.5" aria-hidden="true" />
        </Link>
        <IconButton size="sm" label={t('dismiss')} onClick={dismiss}>
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

'use client';

import { FileWarning, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { storeMissedUploads, useMissedUploads } from './missed-uploads';

/** Shown on all pages but the process's own after the session ended during an upload. */
export function MissedUploadsBar({ processId }: { processId: string }) {
  const t = useTranslations('uploads');
  const common = useTranslations('common');
  const count = useMissedUploads(processId);
  return (
    <section
      aria-label={t('region')}
      className="bg-caution-soft text-caution-ink sticky bottom-0 z-40 flex min-h-11 items-center gap-2 border-t px-3 lg:px-4 print:hidden"
    >
      <FileWarning className="size-4 shrink-0" aria-hidden="true" />
      <p role="status" className="line-clamp-2 min-w-0 flex-1 max-sm:leading-4">
        {t('missedElsewhere', { count })}
      </p>
      <Button size="sm" asChild>
        <Link href={`/processes/${processId}`}>{t('missedOpen')}</Link>
      </Button>
      <IconButton size="sm" label={common('close')} onClick={() => storeMissedUploads(processId, 0)}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}

'use client';

import { FileWarning, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { storeMissedUploads, useMissedUploads } from './missed-uploads';

/** Reports missed uploads after signing in again. */
export function MissedUploadsNote({ processId }: { processId: string }) {
  const t = useTranslations('uploads');
  const common = useTranslations('common');
  const count = useMissedUploads(processId);
  if (count === 0) return null;
  return (
    <div
      role="status"
      className="bg-caution-soft text-caution-ink flex shrink-0 items-center gap-2 rounded-lg py-1.5 pr-2 pl-3"
    >
      <FileWarning className="size-4 shrink-0" aria-hidden="true" />
      <p className="flex-1 text-pretty">{t('missed', { count })}</p>
      <IconButton size="sm" label={common('close')} onClick={() => storeMissedUploads(processId, 0)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

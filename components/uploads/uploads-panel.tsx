'use client';

import { useTabStore } from '@/components/state/use-tab-store';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { summarizeUploads } from './uploads-summary';
import type { UploadItem } from './upload-item';
import { UploadRows } from './upload-rows';
import { uploads } from './uploads-state';

function ProcessUploads({ processId, items }: { processId: string; items: readonly UploadItem[] }) {
  const t = useTranslations('uploads');
  const all = useTabStore(uploads);
  const name = all.processes[processId]?.name ?? '';
  const { added, total, failed } = summarizeUploads(all, processId);
  return (
    <section aria-label={name} className="border-b last:border-b-0">
      <h3 className="bg-sunken sticky top-0 z-10 flex items-baseline gap-2 border-b px-3 py-1.5">
        <Link
          href={`/processes/${processId}`}
          className="text-accent-ink min-w-0 flex-1 truncate font-medium hover:underline"
          aria-label={t('openProcess', { name })}
          title={name}
        >
          {name}
        </Link>
        <span className="text-ink-muted shrink-0 text-sm font-normal tabular-nums">
          {t('of', { done: added, total })}
          {failed > 0 && ` · ${t('failed', { count: failed })}`}
        </span>
      </h3>
      <UploadRows items={items} />
    </section>
  );
}

/** The files by process. */
export function UploadsPanel({ id }: { id: string }) {
  const t = useTranslations('uploads');
  const { items } = useTabStore(uploads);
  const processIds = [...new Set(items.map(({ processId }) => processId))];
  return (
    <div
      id={id}
      role="region"
      aria-label={t('files')}
      className="bg-raised shadow-overlay animate-appear absolute right-2 bottom-full mb-2 max-h-[min(28rem,60dvh)] w-[min(30rem,calc(100vw-1rem))] overflow-y-auto rounded-lg border"
    >
      {processIds.map((processId) => (
        <ProcessUploads
          key={processId}
          processId={processId}
          items={items.filter((item) => item.processId === processId)}
        />
      ))}
    </div>
  );
}

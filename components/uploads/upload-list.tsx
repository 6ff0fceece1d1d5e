'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { uploader } from './tab-uploader';
import type { UploadItem } from './upload-item';
import { UploadRows } from './upload-rows';

/**
 * The CVs of a process that are not in it yet, as the first rows of its table; failed ones stay until dismissed. How far the
 * whole upload is says the bar below every page.
 */
export function UploadList({ items }: { items: readonly UploadItem[] }) {
  const t = useTranslations('uploads');
  if (items.length === 0) return null;
  const held = items.filter((item) => item.phase === 'interrupted').map((item) => item.id);
  const refused = items.filter((item) => item.phase === 'refused').map((item) => item.id);
  const stopped = held.length + refused.length;
  return (
    <section aria-label={t('title')} className="shrink-0 border-b">
      {stopped > 0 && (
        <header className="flex min-h-10 flex-wrap items-center gap-2 border-b px-3 py-1.5">
          <h2 className="flex-1 font-medium">{t('stopped', { count: stopped })}</h2>
          {held.length > 0 && (
            <Button size="sm" variant="primary" onClick={() => uploader.retry(held)}>
              {t('retry', { count: held.length })}
            </Button>
          )}
          {refused.length > 1 && (
            <Button size="sm" variant="ghost" onClick={() => uploader.dismiss(refused)}>
              {t('dismissAll')}
            </Button>
          )}
        </header>
      )}
      <div
        className="max-h-64 overflow-y-auto"
        tabIndex={items.length > 5 ? 0 : undefined}
        role="group"
        aria-label={t('title')}
      >
        <UploadRows items={items} />
      </div>
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { UploadItem } from './upload-item';
import { inListOrder } from './upload-queue';
import { UploadRow } from './upload-row';

/** Rows rendered at once, to keep the page fast. */
const rowsPerStep = 50;

/** The files, failed ones first; the rest of a long list on request. */
export function UploadRows({ items }: { items: readonly UploadItem[] }) {
  const t = useTranslations('uploads');
  const [limit, setLimit] = useState(rowsPerStep);
  const more = items.length - limit;
  return (
    <>
      <ul>
        {inListOrder(items)
          .slice(0, limit)
          .map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
      </ul>
      {more > 0 && (
        <Button size="sm" variant="ghost" className="m-1.5" onClick={() => setLimit((now) => now + rowsPerStep)}>
          {t('more', { count: Math.min(more, rowsPerStep) })}
        </Button>
      )}
    </>
  );
}

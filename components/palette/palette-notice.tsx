'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { useQuickSearch } from './use-quick-search';

interface PaletteNoticeProps {
  phrase: string;
  /** Listed entries. */
  count: number;
  search: Pick<ReturnType<typeof useQuickSearch>, 'searchable' | 'pending' | 'error' | 'retry'>;
}

/** Announces the count, and shows searching, empty and error states. */
export function PaletteNotice({ phrase, count, search }: PaletteNoticeProps) {
  const t = useTranslations('palette');
  const { searchable, pending, error } = search;
  const nothing = count === 0 && !pending && !error;
  return (
    <>
      <p role="status" className="sr-only">
        {pending ? t('searching') : error ? '' : t('count', { count })}
      </p>
      {pending && count === 0 && (
        <p className="text-ink-muted delayed-visible px-4 py-6 text-center">{t('searching')}</p>
      )}
      {nothing && (
        <p className="text-ink-muted px-4 py-6 text-center text-pretty break-words">
          {searchable ? t('nothing', { phrase }) : t('more')}
        </p>
      )}
      {error && (
        <div role="alert" className="bg-negative-soft m-2 flex flex-wrap items-center gap-3 rounded-md px-3 py-2">
          <p className="text-negative-ink min-w-40 flex-1 text-pretty">{t('failed')}</p>
          <Button size="sm" onClick={search.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  );
}

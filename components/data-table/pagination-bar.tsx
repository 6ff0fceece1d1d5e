'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { NativeSelect } from '@/components/ui/native-select';
import { pageSizes } from '@/lib/paging';

interface PaginationBarProps {
  /** 1-based. */
  page: { page: number; pageSize: number; totalItems: number; totalPages: number };
  onChange: (patch: { page: number } | { pageSize: number }) => void;
}

/** "1–20 of 4,812", the page and its size. */
export function PaginationBar({ page: { page, pageSize, totalItems, totalPages }, onChange }: PaginationBarProps) {
  const t = useTranslations('dataTable');
  const id = useId();
  const from = totalItems === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(totalItems, page * pageSize);
  return (
    <div className="text-ink-muted flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <p className="tabular-nums">{t('range', { from, to, total: totalItems })}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex items-center gap-2">
          <label htmlFor={id}>{t('rowsPerPage')}</label>
          <NativeSelect
            id={id}
            className="h-7 text-sm"
            value={pageSize}
            onChange={({ target }) => onChange({ pageSize: Number(target.value) })}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </NativeSelect>
        </div>
        <nav aria-label={t('pages')} className="flex items-center gap-1">
          <IconButton
            size="sm"
            label={t('previousPage')}
            disabled={page <= 1}
            onClick={() => onChange({ page: page - 1 })}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span className="min-w-16 text-center tabular-nums">
            {t('pageOf', { page, pages: Math.max(1, totalPages) })}
          </span>
          <IconButton
            size="sm"
            label={t('nextPage')}
            disabled={page >= totalPages}
            onClick={() => onChange({ page: page + 1 })}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </nav>
      </div>
    </div>
  );
}

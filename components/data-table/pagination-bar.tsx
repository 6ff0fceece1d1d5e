'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { pageSizes } from '@/lib/http/paging';

export type PageSize = (typeof pageSizes)[number];

interface PaginationBarProps {
  /** From 1. */
  page: number;
  pageSize: number;
  totalItems: number;
  totalPages: number;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: PageSize) => void;
}

/** "1–20 of 4,812", the page, and how many rows it holds. */
export function PaginationBar(props: PaginationBarProps) {
  const { page, pageSize, totalItems, totalPages, onPageChange, onPageSizeChange } = props;
  const t = useTranslations('dataTable');
  const from = totalItems === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(totalItems, page * pageSize);
  return (
    <div className="text-ink-muted flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <p className="tabular-nums">{t('range', { from, to, total: totalItems })}</p>
      <div className="flex items-center gap-x-4">
        <div className="flex items-center gap-2">
          <span id="page-size-label">{t('rowsPerPage')}</span>
          <Select
            value={String(pageSize)}
            onValueChange={(value) => {
              const size = pageSizes.find((one) => String(one) === value);
              if (size) onPageSizeChange(size);
            }}
          >
            <SelectTrigger className="h-7 w-18 text-sm" aria-labelledby="page-size-label">
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {pageSizes.map((size) => (
                <SelectItem key={size} value={String(size)}>
                  {size}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </div>
        <nav aria-label={t('pages')} className="flex items-center gap-1">
          <IconButton size="sm" label={t('previousPage')} disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span className="min-w-16 text-center tabular-nums">
            {t('pageOf', { page, pages: Math.max(1, totalPages) })}
          </span>
          <IconButton
            size="sm"
            label={t('nextPage')}
            disabled={page >= totalPages}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </nav>
      </div>
    </div>
  );
}

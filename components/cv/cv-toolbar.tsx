'use client';

import { Download, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';

const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

interface CvToolbarProps {
  fileName: string | null;
  pageCount: number | null;
  /** 1 fits the page to the viewer's width. */
  zoom: number;
  onZoom: (zoom: number) => void;
  onDownload: () => void;
  /** Omitted on the full-screen page. */
  fullScreenUrl?: string | undefined;
}

export function CvToolbar({ fileName, pageCount, zoom, onZoom, onDownload, fullScreenUrl }: CvToolbarProps) {
  const t = useTranslations('cv');
  const format = useFormatter();
  const smaller = zoomSteps.findLast((step) => step < zoom);
  const larger = zoomSteps.find((step) => step > zoom);
  return (
    <div
      role="toolbar"
      aria-label={t('tools')}
      className="bg-surface flex min-h-11 flex-wrap items-center gap-1 border-b px-3 py-1"
    >
      <p className="text-ink-muted min-w-40 flex-1 truncate text-sm" title={fileName ?? undefined}>
        <span className="text-ink">{fileName}</span>
        {pageCount !== null && <span> · {t('pages', { count: pageCount })}</span>}
      </p>
      <div className="flex items-center gap-1">
        <IconButton size="sm" label={t('zoomOut')} disabled={!smaller} onClick={() => smaller && onZoom(smaller)}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <Button size="sm" variant="ghost" className="w-14 px-0 tabular-nums" onClick={() => onZoom(1)}>
          {format.number(zoom, { style: 'percent' })}
          <span className="sr-only">{t('zoomReset')}</span>
        </Button>
        <IconButton size="sm" label={t('zoomIn')} disabled={!larger} onClick={() => larger && onZoom(larger)}>
          <ZoomIn aria-hidden="true" />
        </IconButton>
        {fullScreenUrl && (
          <IconButton size="sm" label={t('fullScreen')} asChild>
            <Link href={fullScreenUrl} target="_blank" prefetch={false}>
              <Maximize2 aria-hidden="true" />
            </Link>
          </IconButton>
        )}
        <IconButton size="sm" label={t('download')} onClick={onDownload}>
          <Download aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

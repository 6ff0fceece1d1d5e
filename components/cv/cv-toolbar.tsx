'use client';

import {
  Download,
  GalleryVertical,
  Highlighter,
  Maximize2,
  RotateCwSquare,
  Search,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { CvActions } from './use-cv-actions';

/** Larger where a finger points. */
const toolClasses = 'pointer-coarse:size-9';

interface CvToolbarProps {
  fileName: string | null;
  /** 1-based. */
  page: number;
  pageCount: number | null;
  /** 1 fits the page to the viewer's width. */
  zoom: number;
  actions: CvActions;
  onDownload: () => void;
  /** Omitted on the full-screen page. */
  fullScreenUrl?: string | undefined;
}

interface ToolProps {
  label: string;
  icon: LucideIcon;
  /** Null: not now. */
  onPress: (() => void) | null;
  pressed?: boolean;
}

function Tool({ label, icon: Icon, onPress, pressed }: ToolProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      disabled={onPress === null}
      onClick={() => onPress?.()}
      className={cn(toolClasses, pressed && 'bg-selected text-ink')}
      aria-pressed={pressed}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

export function CvToolbar(props: CvToolbarProps) {
  const { fileName, page, pageCount, zoom, actions, onDownload, fullScreenUrl } = props;
  const t = useTranslations('cv');
  const format = useFormatter();
  return (
    <div
      role="toolbar"
      aria-label={t('tools')}
      className="bg-surface flex min-h-11 shrink-0 flex-wrap items-center gap-1 border-b px-3 py-1"
    >
      <p className="text-ink-muted flex min-w-40 flex-1 text-sm" title={fileName ?? undefined}>
        <span className="text-ink truncate">{fileName}</span>
        {pageCount !== null && (
          <span className="shrink-0 whitespace-pre"> · {t('pageOf', { page, count: pageCount })}</span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        {actions.thumbnails && (
          <Tool
            label={t('thumbnails')}
            icon={GalleryVertical}
            onPress={actions.thumbnails.toggle}
            pressed={actions.thumbnails.isOn}
          />
        )}
        <Tool label={t('find.open')} icon={Search} onPress={actions.find} />
        {actions.allQuotes && (
          <Tool
            label={t('allQuotes')}
            icon={Highlighter}
            onPress={actions.allQuotes.toggle}
            pressed={actions.allQuotes.isOn}
          />
        )}
        <Tool label={t('rotate')} icon={RotateCwSquare} onPress={actions.rotate} />
        <Tool label={t('zoomOut')} icon={ZoomOut} onPress={actions.zoomOut} />
        <Button
          size="sm"
          variant="ghost"
          className="w-14 px-0 tabular-nums pointer-coarse:h-9"
          onClick={actions.zoomReset}
        >
          {format.number(zoom, { style: 'percent' })}
          <span className="sr-only">{t('zoomReset')}</span>
        </Button>
        <Tool label={t('zoomIn')} icon={ZoomIn} onPress={actions.zoomIn} />
        {fullScreenUrl && (
          <IconButton size="sm" label={t('fullScreen')} className={toolClasses} asChild>
            <Link href={fullScreenUrl} target="_blank" prefetch={false}>
              <Maximize2 aria-hidden="true" />
            </Link>
          </IconButton>
        )}
        <Tool label={t('download')} icon={Download} onPress={onDownload} />
      </div>
    </div>
  );
}

'use client';

import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Page } from 'react-pdf';
import { cn } from '@/components/ui/class-names';
import { pageSizes, type Turn } from './page-geometry';
import { useNear } from './use-near';

/** px */
const thumbnailWidth = 72;

interface CvThumbnailsProps {
  document: PDFDocumentProxy;
  ratios: readonly number[];
  /** Those that are shown, 1-based; null: all. */
  ownPages?: readonly number[] | null | undefined;
  /** 1-based. */
  current: number;
  turnOf: (page: number) => Turn;
  onChoose: (page: number) => void;
}

/** The pages in small, one tab stop: the arrows lead from page to page. */
export function CvThumbnails({ document, ratios, ownPages, current, turnOf, onChoose }: CvThumbnailsProps) {
  const t = useTranslations('cv');
  const [list, setList] = useState<HTMLElement | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const buttons = [...(list?.querySelectorAll('button') ?? [])];
    const next = buttons.findIndex((button) => button === event.currentTarget) + step;
    if (!buttons[next]) return;
    buttons[next].focus();
    onChoose(ownPages?.[next] ?? next + 1);
  };
  return (
    <nav
      ref={setList}
      aria-label={t('thumbnails')}
      className="bg-surface shrink-0 overflow-auto border-b p-2 @lg:w-24 @lg:border-r @lg:border-b-0"
    >
      <ol className="flex gap-2 @lg:flex-col">
        {ratios.map(
          (ratio, index) =>
            (!ownPages || ownPages.includes(index + 1)) && (
              <li key={index} className="shrink-0">
                <Thumbnail
                  document={document}
                  number={index + 1}
                  ratio={ratio}
                  turn={turnOf(index + 1)}
                  isCurrent={index + 1 === current}
                  list={list}
                  onChoose={onChoose}
                  onKeyDown={onKeyDown}
                />
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}

interface ThumbnailProps extends Pick<CvThumbnailsProps, 'document' | 'onChoose'> {
  number: number;
  ratio: number;
  turn: Turn;
  isCurrent: boolean;
  list: HTMLElement | null;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Thumbnail({ document, number, ratio, turn, isCurrent, list, onChoose, onKeyDown }: ThumbnailProps) {
  const t = useTranslations('cv');
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame, list, number === 1);
  const { sheet, shown } = pageSizes(thumbnailWidth, ratio, turn);
  return (
    <button
      type="button"
      aria-label={t('page', { number })}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onChoose(number)}
      onKeyDown={onKeyDown}
      className="group block rounded-sm text-center"
    >
      <span
        ref={frame}
        className={cn(
          'bg-paper relative block overflow-hidden rounded-xs border',
          isCurrent ? 'outline-accent outline-2 outline-offset-1' : 'group-hover:border-line-strong',
        )}
        style={shown}
      >
        <span
          className="absolute top-1/2 left-1/2"
          style={{ ...sheet, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
        >
          {near && (
            <Page
              pdf={document}
              pageNumber={number}
              width={sheet.width}
              suspense={false}
              renderAnnotationLayer={false}
              renderTextLayer={false}
              loading={null}
              error={null}
            />
          )}
        </span>
      </span>
      <span className={cn('text-xs', isCurrent ? 'text-ink' : 'text-ink-muted')} aria-hidden="true">
        {number}
      </span>
    </button>
  );
}

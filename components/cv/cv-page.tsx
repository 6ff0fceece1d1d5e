'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { cn } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { CvHighlights } from './cv-highlights';
import type { Highlight } from './highlight-map';

const none: readonly Highlight[] = [];

interface CvPageProps {
  /** 1-based. */
  number: number;
  /** px */
  width: number;
  /** Rendered width in px, scaled to `width`. */
  renderedWidth: number;
  /** Aspect ratio (height / width), known in advance to avoid layout shift. */
  ratio: number;
  highlights: readonly Highlight[] | undefined;
  labels: ReadonlyMap<string, string>;
  scroller: HTMLElement | null;
}

/**
 * A page, rendered while within a screen of the viewport. react-pdf hides a page while it renders, so at a new width
 * the old rendering stays visible until the new one is done.
 */
export function CvPage({ number, width, renderedWidth, ratio, highlights = none, labels, scroller }: CvPageProps) {
  const t = useTranslations('cv');
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(number === 1);
  /** Width of the visible rendering; null: none yet. */
  const [shownWidth, setShownWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onMove = (isNear: boolean) => {
      setNear(isNear);
      if (!isNear) setShownWidth(null);
    };
    const observer = new IntersectionObserver(([entry]) => entry && onMove(entry.isIntersecting), {
      root: scroller,
      rootMargin: '100% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const height = Math.round(width * ratio);
  const drawings = shownWidth === null || shownWidth === renderedWidth ? [renderedWidth] : [shownWidth, renderedWidth];
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('page', { number })}
      data-page={number}
      className="bg-surface relative mx-auto border"
      style={{ width, height }}
    >
      {shownWidth === null && <Skeleton className="absolute inset-0 rounded-none" />}
      {near &&
        drawings.map((drawing) => (
          <div
            key={drawing}
            className={cn('absolute top-0 left-0 origin-top-left', drawing !== shownWidth && 'invisible')}
            {...(drawing === width ? {} : { style: { transform: `scale(${width / drawing})` } })}
          >
            <Page
              pageNumber={number}
              width={drawing}
              className="w-fit"
              renderAnnotationLayer={false}
              // Only one text layer, for selection and screen readers.
              renderTextLayer={drawing === shownWidth}
              loading={null}
              error={<p className="visible p-4">{t('pageFailed', { number })}</p>}
              onRenderSuccess={() => setShownWidth(drawing)}
            />
          </div>
        ))}
      {/* Hidden until the page is rendered, but reachable. */}
      <div className={cn('pointer-events-none absolute inset-0', shownWidth === null && 'opacity-0')}>
        <CvHighlights highlights={highlights} labels={labels} />
      </div>
    </div>
  );
}

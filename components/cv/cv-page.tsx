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
  /** px; what was drawn at this width is stretched to `width`. */
  renderedWidth: number;
  /** Height by width of this page, known before it is drawn, so that nothing jumps. */
  ratio: number;
  highlights: readonly Highlight[] | undefined;
  labels: ReadonlyMap<string, string>;
  scroller: HTMLElement | null;
}

/**
 * One page; drawn when it comes within a screen of the visible part, and let go of when it is far away. react-pdf hides
 * what it draws until it is done, so at a new width the page is drawn a second time, and the earlier drawing stays in
 * view until then.
 */
export function CvPage({ number, width, renderedWidth, ratio, highlights = none, labels, scroller }: CvPageProps) {
  const t = useTranslations('cv');
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(number === 1);
  /** The width of the drawing that is in view; null: there is none yet. */
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
              // The words for selecting and reading aloud stand in the page once.
              renderTextLayer={drawing === shownWidth}
              loading={null}
              error={<p className="visible p-4">{t('pageFailed', { number })}</p>}
              onRenderSuccess={() => setShownWidth(drawing)}
            />
          </div>
        ))}
      {/* Marks without words would be all there is to see. They can be reached all the same. */}
      <div className={cn('pointer-events-none absolute inset-0', shownWidth === null && 'opacity-0')}>
        <CvHighlights highlights={highlights} labels={labels} />
      </div>
    </div>
  );
}

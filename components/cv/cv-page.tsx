'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { CvHighlights } from './cv-highlights';
import type { Highlight } from './highlight-map';

const none: readonly Highlight[] = [];

interface CvPageProps {
  /** 1-based. */
  number: number;
  /** px */
  width: number;
  /** Height by width of this page, known before it is drawn, so that nothing jumps. */
  ratio: number;
  highlights: readonly Highlight[] | undefined;
  labels: ReadonlyMap<string, string>;
  scroller: HTMLElement | null;
}

/** One page; drawn when it comes within a screen of the visible part, and let go of when it is far away. */
export function CvPage({ number, width, ratio, highlights = none, labels, scroller }: CvPageProps) {
  const t = useTranslations('cv');
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(number === 1);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      root: scroller,
      rootMargin: '100% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const height = Math.round(width * ratio);
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('page', { number })}
      data-page={number}
      className="bg-surface relative mx-auto border"
      style={{ width, height }}
    >
      {near && (
        <Page
          pageNumber={number}
          width={width}
          className="w-fit"
          renderAnnotationLayer={false}
          loading={null}
          error={<p className="p-4">{t('pageFailed', { number })}</p>}
        />
      )}
      <CvHighlights highlights={highlights} labels={labels} />
    </div>
  );
}

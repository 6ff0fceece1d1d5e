'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { hasLostPicture } from './lost-picture';
import { pageSizes, type Turn } from './page-geometry';
import { useNear } from './use-near';

interface CvPageProps {
  /** 1-based. */
  number: number;
  /** px */
  width: number;
  /** Rendered width in px, scaled to `width`. */
  renderedWidth: number;
  /** Aspect ratio (height / width), known in advance to avoid layout shift. */
  ratio: number;
  turn: Turn;
  scroller: HTMLElement | null;
  /** For a page that cannot be drawn. */
  onDownload: () => void;
  /** Its picture stands on the screen. */
  onDrawn?: (() => void) | undefined;
  /** What is marked on the page, in fractions of its size. */
  children: ReactNode;
}

/** A page as it is turned, rendered while within a screen of the viewport. */
export function CvPage({
  number,
  width,
  renderedWidth,
  ratio,
  turn,
  scroller,
  onDownload,
  onDrawn,
  children,
}: CvPageProps) {
  const t = useTranslations('cv');
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame, scroller, number === 1);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) onDrawn?.();
  }, [isDrawn, onDrawn]);
  const { sheet, shown } = pageSizes(width, ratio, turn);
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('page', { number })}
      data-page={number}
      className="bg-surface relative mx-auto overflow-hidden border"
      style={shown}
    >
      {!(near && isDrawn) && <Skeleton className="absolute inset-0 rounded-none" />}
      {/* Turned about its middle, with all that is on it. */}
      <div
        className="absolute top-1/2 left-1/2"
        style={{ ...sheet, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
      >
        {near && (
          <Drawing
            number={number}
            width={sheet.width}
            renderedWidth={pageSizes(renderedWidth, ratio, turn).sheet.width}
            onDrawn={setIsDrawn}
            onDownload={onDownload}
          />
        )}
        {/* Hidden until the page is rendered, but reachable. */}
        <div className={cn('pointer-events-none absolute inset-0', !(near && isDrawn) && 'opacity-0')}>{children}</div>
      </div>
    </div>
  );
}

type DrawingProps = Pick<CvPageProps, 'number' | 'width' | 'renderedWidth' | 'onDownload'> & {
  onDrawn: (isDrawn: boolean) => void;
};

/**
 * The page's picture and text. react-pdf hides a page while it renders, so at a new width the old rendering stays visible
 * until the new one is done.
 */
function Drawing({ number, width, renderedWidth, onDrawn, onDownload }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  /** Width of the visible rendering; null: none yet. */
  const [shownWidth, setShownWidth] = useState<number | null>(null);
  useEffect(() => () => onDrawn(false), [onDrawn]);
  const onFailure = () => {
    setHasFailed(true);
    onDrawn(true);
  };
  if (hasFailed) return <PageFailed number={number} onDownload={onDownload} />;
  const drawings = shownWidth === null || shownWidth === renderedWidth ? [renderedWidth] : [shownWidth, renderedWidth];
  return drawings.map((drawing) => (
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
        error={null}
        canvasRef={canvas}
        onLoadError={onFailure}
        onRenderError={onFailure}
        onRenderSuccess={(page) => {
          setShownWidth(drawing);
          onDrawn(true);
          if (!canvas.current) return;
          hasLostPicture(page, canvas.current).then(
            (isLost) => isLost && setHasFailed(true),
            () => undefined,
          );
        }}
      />
    </div>
  ));
}

/** Stands in the place of a page that cannot be drawn. */
function PageFailed({ number, onDownload }: Pick<CvPageProps, 'number' | 'onDownload'>) {
  const t = useTranslations('cv');
  return (
    <div role="alert" className="flex flex-col items-start gap-2 p-4">
      <p>{t('pageFailed', { number })}</p>
      <Button onClick={onDownload}>{t('download')}</Button>
    </div>
  );
}

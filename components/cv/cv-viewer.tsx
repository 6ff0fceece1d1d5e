'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Document, pdfjs } from 'react-pdf';
import { useDebounced } from '@/components/state/use-debounced';
import { Skeleton } from '@/components/ui/skeleton';
import type { CriterionVerdictDto } from '@/lib/analysis/schemas';
import { CvFailed } from './cv-failed';
import { CvPage } from './cv-page';
import { CvToolbar } from './cv-toolbar';
import { highlightsByPage } from './highlight-map';
import { saveFile } from './save-file';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { useCvFailure } from './use-cv-failure';
import { useCvScroll } from './use-cv-scroll';

// The worker comes from the package, bundled with the product: no CDN is asked.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** px around the pages. */
const margin = 16;
/** ms without another change of width before the pages are drawn anew; until then they are stretched. */
const redrawDelayMs = 150;
/** Height by width of A4, until the file has told its own. */
const a4Ratio = 297 / 210;
const noVerdicts: readonly CriterionVerdictDto[] = [];

export interface CvViewerProps {
  file: Blob;
  fileName: string | null;
  fullScreenUrl?: string;
  verdicts?: readonly CriterionVerdictDto[];
  /** What each criterion is called, by its id. */
  labels?: ReadonlyMap<string, string>;
}

/** The part that scrolls, and its visible width in px, followed as it changes; 0 while it is hidden. */
function useScroller() {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLDivElement) => {
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    setScroller(element);
    // The observer first tells with the next frame, which a busy browser may draw late.
    measure();
    return () => {
      observer.disconnect();
      setScroller(null);
    };
  }, []);
  return { ref, scroller, width };
}

/**
 * Height by width of each page; that of A4 for one that cannot be read, which says so in its place.
 *
 * @throws what the first page fails with, when none can be read
 */
async function readRatios(document: PDFDocumentProxy): Promise<number[]> {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.allSettled(numbers.map((number) => document.getPage(number)));
  const [first] = pages;
  if (first?.status === 'rejected' && pages.every(({ status }) => status === 'rejected')) throw first.reason;
  return pages.map((page) => {
    if (page.status === 'rejected') return a4Ratio;
    const { width, height } = page.value.getViewport({ scale: 1 });
    return width > 0 ? height / width : a4Ratio;
  });
}

const noLabels: ReadonlyMap<string, string> = new Map();

/** A CV as it was sent, with the quotes of its verdicts marked on it. */
export function CvViewer(props: CvViewerProps) {
  const { file, verdicts = noVerdicts, labels = noLabels } = props;
  const t = useTranslations('cv');
  const [zoom, setZoom] = useState(1);
  const { ref, scroller, width } = useScroller();
  const [ratios, setRatios] = useState<{ file: Blob; values: number[] } | null>(null);
  const highlights = useMemo(() => highlightsByPage(verdicts), [verdicts]);
  const { failed, attempt, onFailure, retry } = useCvFailure(file);
  const onLoad = (document: PDFDocumentProxy) => {
    readRatios(document).then(
      (values) => setRatios({ file, values }),
      // A file that was let go of meanwhile fails no one.
      (error: unknown) => document.loadingTask.destroyed || onFailure(error),
    );
  };
  const known = ratios?.file === file ? ratios.values : null;
  const pageWidth = Math.floor(Math.max(0, width - 2 * margin) * zoom);
  const renderedWidth = useDebounced(pageWidth, redrawDelayMs) || pageWidth;
  useCvScroll(scroller, highlights, known !== null && pageWidth > 0);

  return (
    <div className="flex h-full min-h-0 flex-col">
      <CvToolbar
        fileName={props.fileName}
        pageCount={known?.length ?? null}
        zoom={zoom}
        onZoom={setZoom}
        onDownload={() => saveFile(file, props.fileName ?? 'cv.pdf')}
        fullScreenUrl={props.fullScreenUrl}
      />
      <div
        ref={ref}
        role="region"
        aria-label={t('viewer')}
        tabIndex={scrollRegionTabIndex}
        className="bg-sunken relative min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2"
        style={{ padding: margin }}
      >
        {failed ? (
          <CvFailed onRetry={retry} />
        ) : (
          <Document
            key={attempt}
            file={file}
            // Else a failure of the file or of one page would take the whole screen with it.
            suspense={false}
            loading={<Skeleton className="mx-auto h-[70vh] max-w-2xl" />}
            // Until the next drawing, which shows the failure.
            error={null}
            onSourceError={onFailure}
            onLoadError={onFailure}
            onLoadSuccess={onLoad}
            className="flex w-max min-w-full flex-col gap-4"
          >
            {pageWidth > 0 &&
              known?.map((ratio, index) => (
                <CvPage
                  key={index}
                  number={index + 1}
                  width={pageWidth}
                  renderedWidth={renderedWidth}
                  ratio={ratio}
                  highlights={highlights.get(index + 1)}
                  labels={labels}
                  scroller={scroller}
                />
              ))}
          </Document>
        )}
      </div>
    </div>
  );
}

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

// The bundled worker, not a CDN.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Padding in px. */
const margin = 16;
/** Debounce in ms for a new width; pages are scaled until then. */
const redrawDelayMs = 150;
/** Aspect ratio of A4, until the file is read. */
const a4Ratio = 297 / 210;
const noVerdicts: readonly CriterionVerdictDto[] = [];

export interface CvViewerProps {
  file: Blob;
  fileName: string | null;
  fullScreenUrl?: string;
  /** The file as it came in, where the pages were drawn of it. */
  originalUrl?: string;
  verdicts?: readonly CriterionVerdictDto[];
  /** Labels of the criteria by id. */
  labels?: ReadonlyMap<string, string>;
}

/** The scroll container and its width in px; 0 while hidden. */
function useScroller() {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLDivElement) => {
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    setScroller(element);
    // The observer first fires with the next frame, which may be late.
    measure();
    return () => {
      observer.disconnect();
      setScroller(null);
    };
  }, []);
  return { ref, scroller, width };
}

/**
 * Aspect ratio of each page; A4 for unreadable ones.
 *
 * @throws the first page's error when none can be read
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

/** A CV with the quotes of its verdicts highlighted. */
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
      // Ignore errors of a destroyed document.
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
        onDownload={() =>
          props.originalUrl ? window.location.assign(props.originalUrl) : saveFile(file, props.fileName ?? 'cv.pdf')
        }
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
            // Otherwise an error would replace the whole screen.
            suspense={false}
            loading={<Skeleton className="mx-auto h-[70vh] max-w-2xl" />}
            // Until the next render, which shows the failure.
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

'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Document } from 'react-pdf';
import { useDebounced } from '@/components/state/use-debounced';
import { Skeleton } from '@/components/ui/skeleton';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import { CvFailed } from './cv-failed';
import { CvHighlights } from './cv-highlights';
import { CvHits } from './cv-hits';
import { CvPage } from './cv-page';
import { CvThumbnails } from './cv-thumbnails';
import { CvToolbar } from './cv-toolbar';
import { FindBar } from './find-bar';
import { highlightsByPage } from './highlight-map';
import { nextTurn, type Turn } from './page-geometry';
import { pdfOptions } from './pdf-options';
import { saveFile } from './save-file';
import { useCvKeys, useRemembered, zoomActions } from './use-cv-actions';
import { useCvDocument } from './use-cv-document';
import { useCvFind, type CvTextQuery } from './use-cv-find';
import { useCurrentPage, useCvScroll, useKeptPlace, useQuoteScroll } from './use-cv-scroll';

/** Padding in px. */
const margin = 16;
/** Debounce in ms for a new width; pages are scaled until then. */
const redrawDelayMs = 150;
const noVerdicts: readonly CriterionVerdictDto[] = [];
const noLabels: ReadonlyMap<string, string> = new Map();

export interface CvViewerProps {
  file: Blob;
  fileName: string | null;
  /** Those that are shown, 1-based; null: all. */
  ownPages?: readonly number[] | null;
  /** Its text, for the search. */
  textQuery: CvTextQuery;
  fullScreenUrl?: string;
  /** The file as it came in, where the pages were drawn of it. */
  originalUrl?: string;
  verdicts?: readonly CriterionVerdictDto[];
  /** The first page stands on the screen, or it never will. Must be stable. */
  onDrawn?: () => void;
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

/** How each page is turned. */
function useTurns() {
  const [turns, setTurns] = useState<ReadonlyMap<number, Turn>>(new Map());
  const turnOf = (page: number) => turns.get(page) ?? 0;
  return { turnOf, turn: (page: number) => setTurns(new Map(turns).set(page, nextTurn(turnOf(page)))) };
}

/** What is shown of the CV, and everything that changes it. */
function useCvView({ file, textQuery, verdicts = noVerdicts }: CvViewerProps) {
  const { ref, scroller, width } = useScroller();
  const cv = useCvDocument(file);
  const [zoom, setZoom] = useState(1);
  const { turnOf, turn } = useTurns();
  const highlights = useMemo(() => highlightsByPage(verdicts), [verdicts]);
  const pageWidth = Math.floor(Math.max(0, width - 2 * margin) * zoom);
  const pageCount = cv.opened?.ratios.length ?? 0;
  const page = useCurrentPage(scroller, pageCount);
  const { toPlace, toPage } = useCvScroll({ scroller, turnOf, ready: pageCount > 0 && pageWidth > 0 });
  useKeptPlace(scroller, pageWidth);
  useQuoteScroll(highlights, toPlace);
  const find = useCvFind(textQuery, toPlace);
  const thumbnails = useRemembered('cv-thumbnails');
  const allQuotes = useRemembered('cv-all-quotes');
  const actions = {
    ...zoomActions(zoom, setZoom),
    find: pageCount > 0 ? find.open : null,
    rotate: pageCount > 0 ? () => turn(page) : null,
    toPage: pageCount > 0 ? toPage : null,
    thumbnails: pageCount > 1 ? thumbnails : null,
    allQuotes: highlights.size > 0 ? allQuotes : null,
  };
  useCvKeys(actions, page, width > 0);
  return { ref, scroller, cv, zoom, turnOf, highlights, pageWidth, pageCount, page, find, actions };
}

function download({ file, fileName, originalUrl }: CvViewerProps): void {
  if (originalUrl) window.location.assign(originalUrl);
  else saveFile(file, fileName ?? 'cv.pdf');
}

/** A CV with the quotes of its verdicts highlighted: of the criterion in focus, or of all. */
export function CvViewer(props: CvViewerProps) {
  const { fileName, fullScreenUrl } = props;
  const view = useCvView(props);
  const { scroller, cv, find, actions, page, pageCount } = view;
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <CvToolbar
        fileName={fileName}
        page={page}
        pageCount={pageCount || null}
        zoom={view.zoom}
        actions={actions}
        onDownload={() => download(props)}
        fullScreenUrl={fullScreenUrl}
      />
      {find.isOpen && (
        <FindBar
          find={find}
          onClose={() => {
            find.close();
            scroller?.focus();
          }}
        />
      )}
      <div className="flex min-h-0 flex-1 flex-col @lg:flex-row">
        {actions.thumbnails?.isOn && cv.opened && (
          <CvThumbnails
            document={cv.opened.document}
            ratios={cv.opened.ratios}
            ownPages={props.ownPages}
            current={page}
            turnOf={view.turnOf}
            onChoose={actions.toPage ?? (() => undefined)}
          />
        )}
        <CvPages {...props} view={view} />
      </div>
    </div>
  );
}

function CvPages({ view, ...props }: CvViewerProps & { view: ReturnType<typeof useCvView> }) {
  const { file, labels = noLabels, ownPages, onDrawn } = props;
  const isShown = (number: number) => !ownPages || ownPages.includes(number);
  const t = useTranslations('cv');
  const { ref, scroller, cv, turnOf, highlights, pageWidth, find, actions } = view;
  useEffect(() => {
    if (cv.failed) onDrawn?.();
  }, [cv.failed, onDrawn]);
  const renderedWidth = useDebounced(pageWidth, redrawDelayMs) || pageWidth;
  return (
    <div
      ref={ref}
      role="region"
      aria-label={t('viewer')}
      tabIndex={scrollRegionTabIndex}
      className="bg-sunken relative min-h-0 min-w-0 flex-1 overflow-auto focus-visible:-outline-offset-2"
      style={{ padding: margin }}
    >
      {cv.failed ? (
        <CvFailed onRetry={cv.retry} />
      ) : (
        <Document
          key={cv.attempt}
          file={file}
          options={pdfOptions}
          // Otherwise an error would replace the whole screen.
          suspense={false}
          loading={<Skeleton className="mx-auto h-[70vh] max-w-2xl" />}
          // Until the next render, which shows the failure.
          error={null}
          onSourceError={cv.onFailure}
          onLoadError={cv.onFailure}
          onLoadSuccess={cv.onLoad}
          className="flex w-max min-w-full flex-col gap-4"
        >
          {pageWidth > 0 &&
            cv.opened?.ratios.map(
              (ratio, index) =>
                isShown(index + 1) && (
                  <CvPage
                    key={index}
                    number={index + 1}
                    width={pageWidth}
                    renderedWidth={renderedWidth}
                    ratio={ratio}
                    turn={turnOf(index + 1)}
                    scroller={scroller}
                    onDownload={() => download(props)}
                    onDrawn={index + 1 === (ownPages?.[0] ?? 1) ? onDrawn : undefined}
                  >
                    <CvHighlights
                      highlights={highlights.get(index + 1)}
                      labels={labels}
                      showAll={actions.allQuotes?.isOn ?? false}
                    />
                    <CvHits hits={find.hits.filter((hit) => hit.page === index + 1)} current={find.current} />
                  </CvPage>
                ),
            )}
        </Document>
      )}
    </div>
  );
}

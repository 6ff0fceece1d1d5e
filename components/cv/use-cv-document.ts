import { useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { isChunkError, reloadOnce } from '@/components/ui/chunk-error';

/** Aspect ratio of A4, of pages that cannot be read. */
const a4Ratio = 297 / 210;

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

interface OpenCv {
  file: Blob;
  document: PDFDocumentProxy;
  /** Height / width of each page. */
  ratios: number[];
}

/** The opened file; `opened` is null until its pages are known. */
export function useCvDocument(file: Blob) {
  const [opened, setOpened] = useState<OpenCv | null>(null);
  const { failed, attempt, onFailure, retry } = useCvFailure(file);
  const onLoad = (document: PDFDocumentProxy) => {
    readRatios(document).then(
      (ratios) => setOpened({ file, document, ratios }),
      // Ignore errors of a destroyed document.
      (error: unknown) => document.loadingTask.destroyed || onFailure(error),
    );
  };
  return { opened: opened?.file === file ? opened : null, failed, attempt, onFailure, retry, onLoad };
}

interface CvFailure {
  file: Blob;
  isChunkError: boolean;
}

/**
 * Errors of the CV viewer. A worker replaced by a new deployment reloads the page once (specification, section 8);
 * other errors are shown and can be retried.
 *
 * @returns `attempt` changes with each retry: the key of the document
 */
function useCvFailure(file: Blob) {
  const [failure, setFailure] = useState<CvFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const onFailure = (error: unknown) => {
    const lost = isChunkError(error);
    setFailure({ file, isChunkError: lost });
    if (lost) void reloadOnce();
  };
  const retry = () => {
    // pdf.js caches the missing worker; only a reload fetches it again.
    if (failure?.isChunkError) return window.location.reload();
    setFailure(null);
    return setAttempt((number) => number + 1);
  };
  return { failed: failure?.file === file, attempt, onFailure, retry };
}

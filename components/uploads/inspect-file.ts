import { pdfHeader, zipMark } from '@/lib/cv/cv-limits';

/** Why a file is not sent: the server's code, or `unreadable` (deleted or locked). */
export type FileRefusal = 'cv.empty' | 'cv.not-a-pdf' | 'unreadable';

/**
 * Checks a file's first kilobyte like the server, by content and not by name (lib/cv/file-kind.ts). Never rejects.
 *
 * @returns null when it may be sent
 */
export async function inspectFile(file: File): Promise<FileRefusal | null> {
  if (file.size === 0) return 'cv.empty';
  try {
    const head = await file.slice(0, pdfHeader.withinBytes).text();
    return head.includes(pdfHeader.mark) || head.startsWith(zipMark) ? null : 'cv.not-a-pdf';
  } catch {
    return 'unreadable';
  }
}

import { pdfHeader } from '@/lib/cv/cv-limits';

/** Why a file is not sent: the server's own code, or `unreadable` where it has gone or is locked. */
export type FileRefusal = 'cv.empty' | 'cv.not-a-pdf' | 'unreadable';

/**
 * What the server would refuse the file for, as far as its first kilobyte says. The type is judged by content, not by
 * name (lib/cv/pdf-signature.ts). Never rejects.
 *
 * @returns null for a file that may be sent
 */
export async function inspectFile(file: File): Promise<FileRefusal | null> {
  if (file.size === 0) return 'cv.empty';
  try {
    const head = await file.slice(0, pdfHeader.withinBytes).text();
    return head.includes(pdfHeader.mark) ? null : 'cv.not-a-pdf';
  } catch {
    return 'unreadable';
  }
}

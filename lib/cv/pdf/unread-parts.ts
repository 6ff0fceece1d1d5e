import type { UnreadPart } from '@/lib/domain/cv-document';
import type { PdfDocument } from './open-pdf';

/** Where the pages drawn of a document say what of it was not read: an entry of the PDF's information. */
export const unreadPartsKey = 'UnreadParts';

const known: Record<UnreadPart, true> = { CHART: true, DIAGRAM: true, INSERTED: true, OBJECT: true, PICTURE: true };

const isKnown = (name: string): name is UnreadPart => Object.hasOwn(known, name);

/** What was not read of the document of which these pages were drawn; nothing for other PDFs. */
export async function findUnreadParts(file: PdfDocument): Promise<UnreadPart[]> {
  // Broken information is no reason to refuse a PDF.
  const metadata = await file.getMetadata().catch(() => null);
  const info = metadata?.info as { Custom?: Record<string, unknown> } | undefined;
  const named = info?.Custom?.[unreadPartsKey];
  return typeof named === 'string' ? [...new Set(named.split(' ').filter(isKnown))] : [];
}
